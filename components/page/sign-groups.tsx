import type { BlockOf } from '@/lib/content/markdown/blocks';
import { groupNeighbours } from '@/lib/text/group-neighbours';
import { RichText } from '../ui/rich-text';
import { Arrow } from '../ui/stroke-icon';
import { Summary } from '../ui/summary';

interface SignGroupsProps {
  groups: BlockOf<'care-card'>['groups'];
}

type Sign = SignGroupsProps['groups'][number]['items'][number];

const haveSameFirstAid = (sign: Sign, first: Sign) =>
  JSON.stringify(sign.until) === JSON.stringify(first.until);

function SignList({ signs }: { signs: Sign[] }) {
  const [sign, ...others] = signs;
  return sign && others.length === 0 ? (
    <p className="leading-normal">
      <RichText text={sign.noticed} />
    </p>
  ) : (
    <ul className="list-disc stack-2 pl-5 leading-normal">
      {signs.map(({ name, noticed }) => (
        <li key={name}>
          <RichText text={noticed} />
        </li>
      ))}
    </ul>
  );
}

/** Adjacent signs with the same first aid share one row. */
const SignRows = ({ signs }: { signs: readonly Sign[] }) => (
  <ul className="rows">
    {groupNeighbours(signs, haveSameFirstAid).map((same) => (
      <li key={same[0].name} className="grid-cols-2 gap-8 py-3 print:block @wide:grid">
        <SignList signs={same} />
        <p className="mt-2 flex gap-2 leading-normal @wide:mt-0">
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
export const SignGroups = ({ groups }: SignGroupsProps) =>
  groups.map(({ heading, items }) =>
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
  );
