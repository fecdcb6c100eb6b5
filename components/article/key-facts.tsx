import { getMessages } from '@/lib/content/get-content';
import type { KeyFact } from '@/lib/content/schema/documents';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';

interface KeyFactsProps {
  language: LanguageCode;
  facts: readonly KeyFact[];
  className: string;
}

export function KeyFacts({ language, facts, className }: KeyFactsProps) {
  return (
    <section
      aria-labelledby="key-facts"
      className={`mt-6 break-inside-avoid rounded-2xl border border-hairline px-4 py-3 @[40rem]:mt-10 @[40rem]:p-6 ${className}`}
    >
      <h2 id="key-facts" className="text-base font-bold text-accent2">
        {getMessages().page.keyFacts}
      </h2>
      <dl
        lang={toLangAttribute(language)}
        className="mt-1 grid divide-hairline @max-[40rem]:divide-y @[40rem]:mt-3 @[40rem]:grid-cols-2 @[40rem]:gap-y-4 @[40rem]:gap-x-8 @5xl:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
      >
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className="py-2 @[18rem]:@max-[40rem]:grid @[18rem]:@max-[40rem]:grid-cols-[2fr_3fr] @[18rem]:@max-[40rem]:gap-3 @[40rem]:py-0"
          >
            <dt className="text-base leading-snug text-muted">{label}</dt>
            <dd className="leading-snug font-bold @[40rem]:text-balance @[40rem]:text-subsection">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
