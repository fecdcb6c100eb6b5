import { InnerLink } from '@/components/ui/inner-link';
import { AlertIcon } from '@/components/ui/notice-icons';
import { getMessages } from '@/lib/content/get-content';

/** The way to the page of all signs by how fast each needs care, in the colour of emergencies. */
export function UrgentLink() {
  const { label, href } = getMessages().navigation.urgent;
  return (
    <p className="mt-4 print:hidden">
      <InnerLink
        href={href}
        className="inline-flex min-h-11 items-center gap-3 font-bold text-danger underline underline-offset-4 hover:decoration-2"
      >
        <AlertIcon />
        {label}
      </InnerLink>
    </p>
  );
}
