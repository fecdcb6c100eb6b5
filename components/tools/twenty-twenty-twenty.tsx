import { getContent } from '@/lib/content/get-content';
import { BreakTimerOnDemand } from './break-timer-on-demand';

/** The companion for breaks at a screen; without JavaScript, what to do in its place. */
export function TwentyTwentyTwenty() {
  const { facts, messages } = getContent();
  const { title, lead, noScript, ...timer } = messages['twenty-twenty-twenty'];
  const { everyMinutes, restSeconds } = facts.twentyTwentyTwenty;
  return (
    <section data-unspoken className="mt-8 rounded-2xl border-2 border-line p-6 print:hidden">
      <h3 className="text-subsection">{title}</h3>
      <p className="mt-3 hidden noscript:block">{noScript}</p>
      <div className="noscript:hidden">
        <p className="mt-3">{lead}</p>
        <BreakTimerOnDemand
          messages={timer}
          times={{ workMs: everyMinutes * 60_000, restMs: restSeconds * 1000 }}
        />
      </div>
    </section>
  );
}
