import type { ReadingSettingsMessages } from '@/components/reading-settings/reading-settings-messages';
import { Message } from '@/components/ui/message';

interface ReadingSampleProps {
  messages: ReadingSettingsMessages['sample'];
}

interface SampleLinkProps {
  text: string;
}

/** A link without an underline, as in a menu. */
function SampleLink({ text }: SampleLinkProps) {
  // biome-ignore lint/a11y/useValidAnchor: a sample that leads nowhere.
  return <a className="font-bold text-accent">{text}</a>;
}

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
