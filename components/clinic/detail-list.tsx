import { TextLink } from '@/components/ui/text-link';
import type { Detail } from '@/lib/clinic/clinic-details';

interface DetailListProps {
  details: readonly Detail[];
}

export function DetailList({ details }: DetailListProps) {
  return (
    <dl className="mt-4 grid print:block grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-5">
      {details.map(({ term, entries }) => (
        <div key={term} className="break-inside-avoid">
          <dt className="font-bold">{term}</dt>
          {entries.map(({ label, text, href }) => (
            <dd key={label ?? text}>
              {label && `${label}: `}
              {href ? <TextLink href={href}>{text}</TextLink> : text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
