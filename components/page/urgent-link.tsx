import { helpLink } from '@/components/ui/button-classes';
import { InnerLink } from '@/components/ui/inner-link';
import { AlertIcon } from '@/components/ui/notice-icons';
import { getMessages } from '@/lib/content/get-content';

/** A link to the page of all signs by level of urgency. */
export function UrgentLink({ className = '' }: { className?: string }) {
  const { label, href } = getMessages().navigation.urgent;
  return (
    <p className={`${className} print:hidden`}>
      <InnerLink href={href} className={helpLink}>
        <AlertIcon />
        {label}
      </InnerLink>
    </p>
  );
}
