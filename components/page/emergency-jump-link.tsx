import { AlertIcon } from '@/components/ui/notice-icons';
import { getMessages } from '@/lib/content/get-content';
import { EMERGENCY_ID } from '@/lib/content/table-of-contents';

/** The short way from the head of a page to its card for emergencies. */
export function EmergencyJumpLink() {
  return (
    <p data-unspoken className="mt-4 print:hidden">
      <a
        href={`#${EMERGENCY_ID}`}
        className="inline-flex min-h-11 items-center gap-3 font-bold text-danger underline underline-offset-4 hover:decoration-2"
      >
        <AlertIcon />
        {getMessages().page.helpAtOnce}
      </a>
    </p>
  );
}
