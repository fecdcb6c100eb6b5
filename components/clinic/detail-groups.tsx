import { TextLink } from '@/components/ui/text-link';
import type { DetailGroup } from '@/lib/clinic/clinic-details';

interface DetailGroupsProps {
  heading: 'h3' | 'h4';
  groups: readonly DetailGroup[];
}

/** Details in groups, side by side where there is room. */
export function DetailGroups({ heading: Heading, groups }: DetailGroupsProps) {
  return (
    <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-8 print:block">
      {groups.map(({ title, details, isEmergency }) => (
        <div key={title} className="border-t-2 border-line pt-4">
          <Heading className={`font-bold ${isEmergency ? 'text-danger' : 'text-accent2'}`}>
            {title}
          </Heading>
          <dl className="mt-2 space-y-3">
            {details.map(({ term, entries }) => (
              <div key={term} className="break-inside-avoid">
                <dt className="text-muted">{term}</dt>
                {entries.map(({ label, text, href }) => (
                  <dd key={label ?? text}>
                    {label && `${label}: `}
                    {href ? <TextLink href={href}>{text}</TextLink> : text}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
