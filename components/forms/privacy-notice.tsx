import { TextLink } from '@/components/ui/text-link';
import { formHelp } from '@/content/en/forms';

/** What becomes of the answers, in short, before they are sent. */
export function PrivacyNotice() {
  return (
    <p className="mt-7 text-base">
      {formHelp.privacy.text} <TextLink href="/privacy/">{formHelp.privacy.link}</TextLink>
    </p>
  );
}
