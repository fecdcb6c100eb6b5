import { Summary } from '@/components/ui/summary';
import { getMessages } from '@/lib/content/get-content';
import { getReference, toReferenceParts } from '@/lib/content/pages/references';
import { toLangAttribute } from '@/lib/language';
import { defaultLanguage } from '@/lib/languages';
import { toReferenceAnchor } from '@/lib/text/rich-text';

/** The numbered references of a page; browsers open the `<details>` when a link leads to an item in it. */
export function ReferenceList({ sources }: { sources: readonly string[] }) {
  return (
    <section data-unspoken aria-labelledby="references" className="mt-10">
      <details className="reference-fold measure border-y border-hairline">
        <Summary>
          <h2 id="references" className="text-subsection">
            {getMessages().page.references}
          </h2>
        </Summary>
        <ol className="measure mt-4 list-decimal stack-3 pl-[1.75em] text-base leading-normal print:max-w-none print:columns-2 print:gap-8 print:text-[0.8em]">
          {sources.map((id, index) => {
            const reference = getReference(id);
            const { before, title, after } = toReferenceParts(reference);
            return (
              <li key={id} id={toReferenceAnchor(index + 1)}>
                <span lang={toLangAttribute(defaultLanguage)}>
                  {before}
                  <a href={reference.url}>{title}</a>
                </span>
                {after}
              </li>
            );
          })}
        </ol>
      </details>
    </section>
  );
}
