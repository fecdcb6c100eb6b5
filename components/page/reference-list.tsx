import { TextLink } from '@/components/ui/text-link';
import { toReferenceAnchor } from '@/lib/content/citations';
import { getMessages } from '@/lib/content/get-content';
import { getReference, toReferenceParts } from '@/lib/content/references';

interface ReferenceListProps {
  ids: Iterable<string>;
}

function ReferenceItem({ id, number }: { id: string; number: number }) {
  const reference = getReference(id);
  const { before, title, after } = toReferenceParts(reference);
  return (
    <li id={toReferenceAnchor(number)} className="pl-1">
      {before}
      <TextLink href={reference.url}>{title}</TextLink>
      {after}
    </li>
  );
}

/** The sources of a page, numbered as its marks are. */
export function ReferenceList({ ids }: ReferenceListProps) {
  const { references } = getMessages().page;
  const sources = [...ids];
  const list = (
    <ol className="measure mt-4 list-decimal space-y-3 pl-7 text-base leading-relaxed">
      {sources.map((id, index) => (
        <ReferenceItem key={id} id={id} number={index + 1} />
      ))}
    </ol>
  );
  return (
    <section aria-labelledby="references" className="mt-14">
      <h2 id="references" className="text-subsection">
        {references}
      </h2>
      {list}
    </section>
  );
}
