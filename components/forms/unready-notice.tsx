import type { ContactWay } from '@/lib/contact-ways';
import { ContactWays } from './contact-ways';

interface UnreadyNoticeProps {
  texts: { held: string; scriptLost: string; otherWays: string };
  ways: readonly ContactWay[];
}

/**
 * Part of a form whose code has not come: unseen until an early submit is held, or a script of the
 * page is lost.
 */
export function UnreadyNotice({ texts, ways }: UnreadyNoticeProps) {
  return (
    <div className="mt-7 hidden rounded-xl border-3 border-accent bg-surface p-5 in-data-held:block in-[.script-lost]:block">
      <p className="font-bold in-[.script-lost]:hidden">{texts.held}</p>
      <p className="hidden font-bold in-[.script-lost]:block">{texts.scriptLost}</p>
      <ContactWays title={texts.otherWays} ways={ways} />
    </div>
  );
}
