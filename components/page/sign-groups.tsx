import type { BlockOf } from '@/lib/content/blocks/blocks';
import type { Citations } from '@/lib/content/citations';
import type { Text } from '@/lib/content/model/text';
import { Arrow } from '../ui/arrow';
import { RichText } from '../ui/rich-text';

interface SignGroupsProps {
  groups: BlockOf<'care-card'>['groups'];
  citations: Citations | undefined;
}

const isSame = (a: Text, b: Text | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** Every sign of a level with its first aid, below the headings of signs.yaml, and links to these. */
export function SignGroups({ groups, citations }: SignGroupsProps) {
  const headings = groups.flatMap(({ heading, items: [first] }) =>
    heading !== null && first ? [{ heading, id: first.name }] : [],
  );
  return (
    <>
      {headings.length > 0 && (
        <ul
          data-unspoken
          className="mt-4 grid gap-2 print:hidden @[20rem]:grid-cols-2 @[44rem]:flex @[44rem]:flex-wrap"
        >
          {headings.map(({ heading, id }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex h-full min-h-12 items-center rounded-xl border-2 border-line px-3 py-1 text-base leading-snug hover:border-text"
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
            {items.map(({ name, noticed, until }, index) => (
              <li
                key={name}
                // On paper, neighbours with the same first aid share it.
                data-shares-next={isSame(until, items[index + 1]?.until) || undefined}
                className="py-3 print:block @[44rem]:grid @[44rem]:grid-cols-2 @[44rem]:gap-8"
              >
                <p className="leading-normal font-semibold">
                  <RichText text={noticed} citations={citations} />
                </p>
                <p className="mt-1 flex gap-2 leading-normal @[44rem]:mt-0">
                  <Arrow className="mt-0.5 shrink-0 print:hidden" />
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
