import { primaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import type { BreakTimerSettings } from '@/lib/browser/enhance/break-timer';
import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/languages';

export function BreakTimer({ language }: { language: LanguageCode }) {
  const { facts, messages } = getContent(language);
  const { title, lead, noScript, sound, ...timer } = messages['twenty-twenty-twenty'];
  const { everyMinutes, restSeconds } = facts.twentyTwentyTwenty;
  const times = { workMs: everyMinutes * 60_000, restMs: restSeconds * 1000 };
  const settings: BreakTimerSettings = { ...timer, ...times };
  return (
    <section data-unspoken className="mt-8 rounded-2xl border-2 border-line p-6 print:hidden">
      <h3 className="text-subsection">{title}</h3>
      <p className="mt-3 hidden noscript:block">{noScript}</p>
      <div className="noscript:hidden">
        <p className="mt-3">{lead}</p>
        <Enhanced by="break-timer">
          <div data-settings={JSON.stringify(settings)} className="lost-tool:invisible">
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
              <button
                type="button"
                className={`${primaryButton} data-running:border-line data-running:bg-transparent data-running:text-text`}
              >
                {timer.start}
              </button>
              <p role="timer" hidden className="flex flex-wrap items-baseline gap-x-3">
                <span data-part="phase" />
                <span
                  data-part="time-left"
                  className="text-section font-extrabold text-accent2 [font-variant-numeric:tabular-nums]"
                />
              </p>
            </div>
            <p role="status" className="mt-3 font-bold" />
            <label className="mt-3 flex min-h-11 w-fit cursor-pointer items-center gap-3">
              <input type="checkbox" className="size-7 shrink-0" />
              {sound}
            </label>
          </div>
        </Enhanced>
      </div>
    </section>
  );
}
