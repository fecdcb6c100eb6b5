import { TextLink } from '@/components/ui/text-link';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';

/** What becomes of the answers, in short, before they are sent. */
export function PrivacyNotice() {
  const { privacy } = getMessages().forms;
  return (
    <p className="mt-6 text-small">
      {privacy.text} <TextLink href={toPageAddress('/privacy/')}>{privacy.link}</TextLink>
    </p>
  );
}
