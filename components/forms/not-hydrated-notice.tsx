import type { ContactOption } from '@/lib/clinic/contact-options';
import type { Messages } from '@/lib/content/words/messages';
import { ContactOptions } from './contact-options';

interface NotHydratedNoticeProps {
  messages: Messages['forms']['help'];
  options: readonly ContactOption[];
  isHydrated: boolean;
}

/**
 * Hidden until the form is submitted and no code of it answers (`data-submitted-early`), or a script of the page fails
 * to load before hydration (`.script-lost`). Its texts are generated content: browsers without style sheets and reader
 * views would show both.
 */
export function NotHydratedNotice({ messages, options, isHydrated }: NotHydratedNoticeProps) {
  return (
    <div
      className={`mt-6 hidden rounded-xl border-3 border-accent bg-surface p-5 in-data-submitted-early:block ${isHydrated ? '' : 'cannot-send in-[.script-lost]:block'}`}
    >
      <p
        data-early={messages.submittedEarly}
        data-lost={messages.scriptLost}
        className="font-bold before:content-[attr(data-early)] in-[.script-lost]:before:content-[attr(data-lost)]"
      />
      <ContactOptions title={messages.contactOptions} options={options} />
    </div>
  );
}
