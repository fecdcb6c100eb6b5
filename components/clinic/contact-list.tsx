import { TextLink } from '@/components/ui/text-link';
import type { ContactOption } from '@/lib/clinic/contact-options';

interface ContactListProps {
  options: readonly ContactOption[];
}

export function ContactList({ options }: ContactListProps) {
  return (
    <ul>
      {options.map(({ label, text, href }) => (
        <li key={href} className="py-1.5">
          {label}: <TextLink href={href}>{text}</TextLink>
        </li>
      ))}
    </ul>
  );
}
