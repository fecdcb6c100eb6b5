import { ContactList } from '@/components/clinic/contact-list';
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
      <ContactList options={options} />
    </>
  );
}
