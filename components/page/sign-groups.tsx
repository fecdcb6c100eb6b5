import type { BlockOf } from '@/lib/content/markdown/blocks';
import { groupNeighbours } from '@/lib/text/group-neighbours';
import { Arrow } from '../ui/arrow';
import { RichText } from '../ui/rich-text';

interface SignGroupsProps {
  groups: BlockOf<'care-card'>['groups'];
}

type Sign = SignGroupsProps['groups'][number]['items'][number];

/** Neighbours with the same first aid, which is told once for all of them. */
const groupByFirstAid = (signs: readonly Sign[]) =>
  groupNeighbours(
    signs,
    (sign, first) => JSON.stringify(sign.until) === JSON.stringify(first.until),
  );

function SignList({ signs }: { signs: Sign[] }) {
  const look = 'leading-normal font-bold';
  const [sign, ...others] = signs;
  return sign && others.length === 0 ? (
    <p className={look}>
      <RichText text={sign.noticed} />
    </p>
  ) : (
    <ul className={`list-disc stack-2 pl-5 ${look}`}>
      {signs.map(({ name, noticed }) => (
        <li key={name}>
          <RichText text={noticed} />
        </li>
      ))}
    </ul>
  );
}

/** Every sign of a level with its first aid, below the headings of signs.yaml, and links to these. */
export function SignGroups({ groups }: SignGroupsProps) {
  const headed = groups.filter(({ heading }) => heading !== null);
  return (
    <>
      {headed.length > 0 && (
        <ul
          data-unspoken
          className="mt-4 grid gap-2 print:hidden @phone:grid-cols-2 @tablet:flex @tablet:flex-wrap"
        >
          {headed.map(({ heading, items }) => (
            <li key={heading}>
              <a
                href={`#${items[0]?.name}`}
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
            <h3 id={items[0]?.name} className="mt-6 rounded-xl bg-raised px-3 py-3 text-subsection">
              {heading}
            </h3>
          )}
          <ul className="rows">
            {groupByFirstAid(items).map((signs) => (
              <li
                key={signs[0].name}
                className="py-3 print:block @tablet:grid @tablet:grid-cols-2 @tablet:gap-8"
              >
                <SignList signs={signs} />
                <p className="mt-2 flex gap-2 leading-normal @tablet:mt-0">
                  <Arrow className="shrink-0 print:hidden" />
                  <span>
                    <RichText text={signs[0].until} />
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
