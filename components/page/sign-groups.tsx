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
  const headings = groups.flatMap(({ heading, items: [first] }) =>
    heading !== null && first ? [{ heading, id: first.name }] : [],
  );
  return (
    <>
      {headings.length > 0 && (
        <ul data-unspoken className="mt-4 flex flex-wrap gap-2 print:hidden">
          {headings.map(({ heading, id }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border-2 border-line px-4 py-1 text-base leading-snug hover:border-text"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      )}
      {groups.map(({ heading, items }) => (
        <div key={items[0]?.name}>
          {heading !== null && (
            <h3
              id={items[0]?.name}
              className="-mx-(--pad) mt-6 bg-raised px-(--pad) py-3 text-subsection"
            >
              {heading}
            </h3>
          )}
          <ul className="divide-y divide-hairline">
            {items.map(({ name, noticed, until }) => (
              <li key={name} className="py-3">
                <p className="leading-normal font-bold">
                  <RichText text={noticed} citations={citations} />
                </p>
                <p className="mt-1 leading-normal">
                  <Arrow className="mr-2 inline-block align-[-0.3em] print:hidden" />
                  <RichText text={until} citations={citations} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
