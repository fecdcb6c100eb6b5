import type { BlockOf } from '@/lib/content/blocks/blocks';
import type { Citations } from '@/lib/content/citations';
import { Arrow } from '../ui/arrow';
import { RichText } from '../ui/rich-text';

interface SignGroupsProps {
  groups: BlockOf<'care-card'>['groups'];
  citations: Citations | undefined;
}

/** Every sign of a level with its first aid, below the headings of signs.yaml, and links to these. */
export function SignGroups({ groups, citations }: SignGroupsProps) {
  const headings = groups.flatMap(({ heading, signs: [first] }) =>
    heading !== null && first ? [{ heading, id: first.name }] : [],
  );
  return (
    <>
      <ul data-unspoken className="mt-4 flex flex-wrap gap-2 print:hidden">
        {headings.map(({ heading, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-line px-4 py-1 leading-snug hover:border-text"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
      {groups.map(({ heading, signs }) => (
        <div key={signs[0]?.name}>
          {heading !== null && (
            <h3 id={signs[0]?.name} className="-mx-6 mt-8 bg-raised px-6 py-3 text-subsection">
              {heading}
            </h3>
          )}
          <ul className="divide-y divide-hairline">
            {signs.map(({ name, noticed, until }) => (
              <li key={name} className="py-4">
                <p className="font-bold">
                  <RichText text={noticed} citations={citations} />
                </p>
                <p className="mt-1 flex gap-3">
                  <Arrow className="mt-1 shrink-0 print:hidden" />
                  <span>
                    <RichText text={until} citations={citations} />
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
