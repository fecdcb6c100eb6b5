import type { ReadingSettingsMessages } from '@/components/reading-settings/reading-settings-messages';
import { Message } from '@/components/ui/message';

interface ReadingSampleProps {
  messages: ReadingSettingsMessages['sample'];
}

interface SampleLinkProps {
  text: string;
}

/** A link as it looks in a menu or a list of pages, where the words alone say what it is. */
function SampleLink({ text }: SampleLinkProps) {
  // biome-ignore lint/a11y/useValidAnchor: it shows what links look like, and leads nowhere.
  return <a className="font-bold text-accent">{text}</a>;
}

/** A few lines of a page, as the settings make them. */
export function ReadingSample({ messages }: ReadingSampleProps) {
  return (
    <section
      aria-label={messages.label}
      className="mt-5 rounded-xl border-2 border-hairline bg-bg p-4"
    >
      <p className="measure">
        <Message text={messages.text} values={{ link: <SampleLink text={messages.link} /> }} />
      </p>
    </section>
  );
}
