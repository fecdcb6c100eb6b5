import { helpLink } from '@/components/ui/button-classes';
import { AlertIcon } from '@/components/ui/notice-icons';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';

/** A link to the page of all signs by level of urgency. */
export function UrgentLink({ className = '' }: { className?: string }) {
  const { label, href } = getMessages().navigation.urgent;
  return (
    <p className={`${className} print:hidden`}>
      <a href={toPageAddress(href)} className={helpLink}>
        <AlertIcon />
        {label}
      </a>
    </p>
  );
}
