import { ContactList } from '@/components/clinic/contact-list';
import type { ContactOption } from '@/lib/clinic/contact-options';

interface ContactOptionsProps {
  title: string;
  options: readonly ContactOption[];
}

export function ContactOptions({ title, options }: ContactOptionsProps) {
  return (
    <>
      <p className="mt-4 font-bold">{title}</p>
      <ContactList options={options} />
    </>
  );
}
