import type { BlockOf } from '@/lib/content/markdown/blocks';
import { groupNeighbours } from '@/lib/text/group-neighbours';
import { RichText } from '../ui/rich-text';
import { Arrow } from '../ui/stroke-icon';
import { Summary } from '../ui/summary';

type Groups = BlockOf<'care-card'>['groups'];

/** Adjacent signs with the same first aid share one row. */
const SignRows = ({ signs }: { signs: Groups[number]['items'] }) => (
  <ul className="rows leading-normal">
    {groupNeighbours(
      signs,
      (sign, first) => JSON.stringify(sign.until) === JSON.stringify(first.until),
    ).map((same) => (
      <li key={same[0].name} className="grid-cols-2 gap-8 py-3 print:block @wide:grid">
        <div className="stack-2">
          {same.map(({ name, noticed }) => (
            <p key={name}>
              <RichText text={noticed} />
            </p>
          ))}
        </div>
        <p className="mt-2 flex gap-2 @wide:mt-0 [&_strong]:text-danger">
          <Arrow className="shrink-0 print:hidden" />
          <span>
            <RichText text={same[0].until} />
          </span>
        </p>
      </li>
    ))}
  </ul>
);

/** Every sign of a care level with its first aid, under the headings of signs.yaml; collapsed on a narrow screen. */
export const SignGroups = ({ groups }: { groups: Groups }) => (
  <>
    {groups.length > 2 && (
      <ul data-unspoken className="mt-2 hidden grid-cols-3 gap-x-6 print:hidden @wide:grid">
        {groups.map(({ heading, items }) => (
          <li key={heading}>
            <a href={`#${items[0]?.name}`} className="block py-2 text-accent underline">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    )}
    {groups.map(({ heading, items }) =>
      heading === null ? (
        <SignRows key={items[0]?.name} signs={items} />
      ) : (
        <details key={heading} className="sign-group mt-3 border-t border-line">
          <Summary>
            <h3 id={items[0]?.name} className="text-small @tablet:text-subsection">
              {heading}
            </h3>
          </Summary>
          <SignRows signs={items} />
        </details>
      ),
    )}
  </>
);
