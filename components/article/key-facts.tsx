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
      className={`mt-10 break-inside-avoid rounded-2xl bg-raised p-6 ${className}`}
    >
      <h2 id="key-facts" className="text-base font-bold text-accent2">
        {getMessages().page.keyFacts}
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-4 @[40rem]:grid-cols-2 @5xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-base text-muted">{label}</dt>
            <dd className="text-subsection font-bold text-balance">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
