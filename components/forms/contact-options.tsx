import { TextLink } from '@/components/ui/text-link';
import type { ContactOption } from '@/lib/clinic/contact-options';

interface ContactOptionsProps {
  title: string;
  options: readonly ContactOption[];
}

/** The ways to reach the clinic without the form. */
export function ContactOptions({ title, options }: ContactOptionsProps) {
  return (
    <>
      <p className="mt-4 font-bold">{title}</p>
      <ul>
        {options.map(({ label, text, href }) => (
          <li key={href} className="py-1.5">
            {label}: <TextLink href={href}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
