import type { ContactOption } from '@/lib/clinic/contact-options';
import type { Messages } from '@/lib/content/messages/messages';
import { ContactOptions } from './contact-options';

interface NotHydratedNoticeProps {
  messages: Messages['forms']['help'];
  options: readonly ContactOption[];
}

/**
 * Part of a form before hydration, and hidden until the form is submitted (`data-submitted-early`) or a script of
 * the page fails to load (`.script-lost`).
 */
export function NotHydratedNotice({ messages, options }: NotHydratedNoticeProps) {
  return (
    <div className="mt-7 hidden rounded-xl border-3 border-accent bg-surface p-5 in-data-submitted-early:block in-[.script-lost]:block">
      <p className="font-bold in-[.script-lost]:hidden">{messages.submittedEarly}</p>
      <p className="hidden font-bold in-[.script-lost]:block">{messages.scriptLost}</p>
      <ContactOptions title={messages.contactOptions} options={options} />
    </div>
  );
}
