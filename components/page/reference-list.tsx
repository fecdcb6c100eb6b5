import { TextLink } from '@/components/ui/text-link';
import { toReferenceAnchor } from '@/lib/content/citations';
import type { Reference } from '@/lib/content/data-schemas';
import { getMessages } from '@/lib/content/get-content';
import { getReference } from '@/lib/content/references';

interface ReferenceListProps {
  ids: Iterable<string>;
}

function ReferenceText({ text, url }: Reference) {
  return url ? <TextLink href={url}>{text}</TextLink> : text;
}

/** The sources of a page, numbered as its marks are. */
export function ReferenceList({ ids }: ReferenceListProps) {
  return (
    <section aria-labelledby="references" className="mt-14">
      <h2 id="references" className="text-subsection">
        {getMessages().page.references}
      </h2>
      <ol className="measure mt-4 list-decimal space-y-3 pl-7 text-base leading-relaxed">
        {[...ids].map((id, index) => (
          <li key={id} id={toReferenceAnchor(index + 1)} className="pl-1">
            <ReferenceText {...getReference(id)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
