import { getMessages } from '@/lib/content/get-content';
import type { KeyFact } from '@/lib/content/schema/documents';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';

interface KeyFactsProps {
  language: LanguageCode;
  facts: readonly KeyFact[];
  isBrief: boolean;
}

export const KeyFacts = ({ language, facts, isBrief }: KeyFactsProps) => (
  <section
    aria-labelledby="key-facts"
    className={`mt-6 measure break-inside-avoid border-y border-hairline py-3 @tablet:mt-10 ${isBrief ? 'not-print:@max-tablet:hidden' : ''}`}
  >
    <h2 id="key-facts" className="text-base font-bold text-accent2">
      {getMessages().page.keyFacts}
    </h2>
    <dl
      lang={toLangAttribute(language)}
      className="mt-1 grid @tablet:mt-3 @max-tablet:rows @tablet:grid-cols-2 @tablet:gap-x-5 @tablet:gap-y-4"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="py-2">
          <dt className="text-base leading-snug text-muted">{label}</dt>
          <dd className="leading-snug font-bold @tablet:text-balance @tablet:text-subsection">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
