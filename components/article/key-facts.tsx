import type { KeyFact } from '@/lib/content/document-schemas';
import { getMessages } from '@/lib/content/get-content';

interface KeyFactsProps {
  facts: readonly KeyFact[];
  className: string;
}

export function KeyFacts({ facts, className }: KeyFactsProps) {
  return (
    <section
      aria-labelledby="key-facts"
      className={`mt-6 break-inside-avoid rounded-2xl border border-hairline p-5 @[40rem]:mt-10 @[40rem]:p-6 ${className}`}
    >
      <h2 id="key-facts" className="text-base font-bold text-accent2">
        {getMessages().page.keyFacts}
      </h2>
      <dl className="mt-3 grid gap-4 @[20rem]:grid-cols-2 @[40rem]:gap-x-8 @5xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-base leading-snug text-muted">{label}</dt>
            <dd className="text-lg leading-snug font-bold text-balance @[40rem]:text-subsection">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
