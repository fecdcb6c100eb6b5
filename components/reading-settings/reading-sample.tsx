import type { ReadingSettingsMessages } from '@/components/reading-settings/reading-settings-messages';
import { Message } from '@/components/ui/message';

interface ReadingSampleProps {
  messages: ReadingSettingsMessages['sample'];
}

export function ReadingSample({ messages }: ReadingSampleProps) {
  // biome-ignore lint/a11y/useValidAnchor: a sample that leads nowhere.
  const link = <a className="text-accent underline underline-offset-4">{messages.link}</a>;
  return (
    <section
      aria-label={messages.label}
      className="mt-5 rounded-xl border-2 border-hairline bg-bg p-4"
    >
      <p className="measure">
        <Message text={messages.text} values={{ link }} />
      </p>
    </section>
  );
}
