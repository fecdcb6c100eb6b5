import type { ContactOption } from '@/lib/clinic/contact-options';
import { ContactWays } from './contact-ways';

interface UnreadyNoticeProps {
  messages: { held: string; scriptLost: string; otherWays: string };
  ways: readonly ContactOption[];
}

/**
 * Part of a form whose code has not come: unseen until an early submit is held, or a script of the
 * page is lost.
 */
export function UnreadyNotice({ messages, ways }: UnreadyNoticeProps) {
  return (
    <div className="mt-7 hidden rounded-xl border-3 border-accent bg-surface p-5 in-data-held:block in-[.script-lost]:block">
      <p className="font-bold in-[.script-lost]:hidden">{messages.held}</p>
      <p className="hidden font-bold in-[.script-lost]:block">{messages.scriptLost}</p>
      <ContactWays title={messages.otherWays} ways={ways} />
    </div>
  );
}
