import { helpLink } from '@/components/ui/button-classes';
import { AlertIcon } from '@/components/ui/notice-icons';
import { getMessages } from '@/lib/content/get-content';
import { EMERGENCY_ID } from '@/lib/content/pages/table-of-contents';

export function EmergencyJumpLink() {
  return (
    <p data-unspoken className="mt-1 @tablet:mt-4 print:hidden">
      <a href={`#${EMERGENCY_ID}`} className={helpLink}>
        <AlertIcon />
        {getMessages().page.helpAtOnce}
      </a>
    </p>
  );
}
