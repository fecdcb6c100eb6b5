import { helpLink } from '@/components/ui/button-classes';
import { AlertIcon } from '@/components/ui/notice-icons';
import { getMessages } from '@/lib/content/get-content';
import { EMERGENCY_ID } from '@/lib/content/pages/table-of-contents';
import { toPageAddress } from '@/lib/site/language-address';

const HelpLink = ({ href, label }: { href: string; label: string }) => (
  <a href={href} className={helpLink}>
    <AlertIcon />
    {label}
  </a>
);

export function UrgentLink({ className = '' }: { className?: string }) {
  const { label, href } = getMessages().navigation.urgent;
  return (
    <p className={`${className} print:hidden`}>
      <HelpLink href={toPageAddress(href)} label={label} />
    </p>
  );
}

export const EmergencyJumpLink = () => (
  <p data-unspoken className="mt-1 @tablet:mt-4 print:hidden">
    <HelpLink href={`#${EMERGENCY_ID}`} label={getMessages().page.helpAtOnce} />
  </p>
);
