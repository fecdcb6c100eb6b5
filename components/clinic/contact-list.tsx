import type { ContactOption } from '@/lib/clinic/contact-options';

interface ContactListProps {
  title?: string;
  options: readonly ContactOption[];
}

export const ContactList = ({ title, options }: ContactListProps) =>
  options.length > 0 && (
    <>
      {title && <p className="mt-4 font-bold">{title}</p>}
      <ul>
        {options.map(({ label, text, href }) => (
          <li key={href} className="py-1.5">
            {label}: <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
