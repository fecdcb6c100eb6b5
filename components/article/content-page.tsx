import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { CallBar } from '@/components/clinic/emergency-calls';
import { SpecialistCard } from '@/components/clinic/specialist-card';
import { Drawing } from '@/components/illustrations/drawing';
import { TranslationNote } from '@/components/languages/translation-note';
import { Blocks, Sections } from '@/components/page/blocks';
import { FirstSteps } from '@/components/page/first-steps';
import { EmergencyJumpLink } from '@/components/page/help-links';
import { PageHeader } from '@/components/page/page-header';
import { PageTools } from '@/components/page/page-tools';
import { ReadingColumn } from '@/components/page/reading-column';
import { RelatedPages } from '@/components/page/related-pages';
import { backLink } from '@/components/ui/button-classes';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getClinic, getMessages } from '@/lib/content/get-content';
import type { Block, BlockKind } from '@/lib/content/markdown/blocks';
import { toSection } from '@/lib/content/pages/articles';
import type { BlockPage } from '@/lib/content/pages/pages';
import { EMERGENCY_ID, isCompleteCard, isEmergency } from '@/lib/content/pages/table-of-contents';
import type { KeyFact } from '@/lib/content/schema/documents';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';
import { listNamed, numberCitations } from '@/lib/text/rich-text';
import { SCROLL_BACK_MS } from '@/lib/timings';

const calloutKinds: readonly BlockKind[] = ['callout', 'what-to-do'];

const signKinds: readonly BlockKind[] = ['care-card', 'any-day'];

/** The blocks that may open a body, each with its own place: advice, signs, and blocks wider than a text column. */
const openingKinds: readonly BlockKind[] = [
  ...calloutKinds,
  ...signKinds,
  'services',
  'topics',
  'specialist',
];

const isOpening = (block: Block): boolean =>
  openingKinds.includes(block.kind) && !isCompleteCard(block);

const hasBackLink = (section: string): section is keyof typeof SCROLL_BACK_MS =>
  Object.hasOwn(SCROLL_BACK_MS, section);

const KeyFacts = ({ language, facts }: { language: LanguageCode; facts: readonly KeyFact[] }) => (
  <section
    aria-labelledby="key-facts"
    className="mt-6 break-inside-avoid border-y border-hairline py-3 @tablet:mt-10"
  >
    <h2 id="key-facts" className="text-base font-bold text-accent2">
      {getMessages().page.keyFacts}
    </h2>
    <dl
      lang={toLangAttribute(language)}
      className="mt-1 grid gap-x-4 @phone:grid-cols-2 @tablet:mt-3 @tablet:gap-x-5 @tablet:gap-y-4"
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

export function ContentPage({ page }: { page: BlockPage }) {
  const { path, language, subtitle, answer, keyFacts, related } = page;
  const { numbered, sources } = numberCitations([page.firstSteps ?? [], page.body] as const);
  const [firstSteps, body] = numbered;
  const start = body.findIndex((block) => !isOpening(block));
  const opening = body.slice(0, start < 0 ? body.length : start);
  const listOpening = (...kinds: readonly BlockKind[]) =>
    opening.filter(({ kind }) => kinds.includes(kind));
  const callout = listOpening(...calloutKinds);
  const leadsToHelp = listNamed(callout, 'href').includes(`${path}#${EMERGENCY_ID}`);
  const signs = listOpening(...signKinds);
  const name = listOpening('specialist').length > 0 && getClinic().optometrist.name;
  const lang = toLangAttribute(language);
  const section = toSection(path);
  // First-aid steps come first on a page; other parts then move down or are left out.
  const isBrief = firstSteps.length > 0;
  const translationNote = <TranslationNote page={page} className="mt-2" />;
  const isArticle = page.kind === 'article';
  const isHub = listOpening('topics').length > 0;
  const advice = (
    <>
      {!isBrief && translationNote}
      <div
        className={`${isHub ? '@max-tablet:order-2 @tablet:col-span-full @wide:max-w-none! @wide:[&_ul]:grid @wide:[&_ul]:grid-cols-3 @wide:[&_ul]:gap-x-10 @wide:[&_li:not(:last-child)]:border-t-0 @wide:[&_li:not(:last-child)]:pl-0 @wide:[&_li:last-child]:col-span-full @wide:[&_li:not(:last-child)>strong:first-child]:float-none! @wide:[&_li:not(:last-child)>strong:first-child]:ml-0! @wide:[&_li:not(:last-child)>strong:first-child]:block @wide:[&_li:not(:last-child)>strong:first-child]:w-auto!' : ''} *:mt-4 @tablet:*:mt-6 @max-tablet:*:p-3 @max-tablet:*:leading-normal [&_a[href$='#help']]:font-bold [&_a[href$='#help']]:text-danger [&_a[href^='tel:']]:-mx-2 [&_a[href^='tel:']]:px-2 [&_a[href^='tel:']]:font-bold [&_a[href^='tel:']]:text-danger`}
      >
        <Blocks language={language} blocks={callout} />
      </div>
    </>
  );
  return (
    <article className="wrap relative @wide:pt-8">
      <PageHeader page={page} sources={sources} drawing={page.drawing}>
        {isBrief && (
          <>
            <FirstSteps language={language} steps={firstSteps} body={body} />
            {translationNote}
            <ClinicNotice look="box" />
          </>
        )}
        {name && <SpecialistCard hasName={false} />}
        {subtitle && (
          <p lang={lang} className="mt-3 text-balance text-muted leading-normal @tablet:text-lead">
            {subtitle}
          </p>
        )}
        {answer && !name && (
          <p lang={lang} className="measure mt-2 leading-normal @tablet:mt-6 @tablet:text-lead">
            {answer}
          </p>
        )}
        {body.some(isEmergency) && !isBrief && !leadsToHelp && <EmergencyJumpLink />}
        {!isArticle && advice}
      </PageHeader>
      <Unhydrated>
        <Blocks language={language} blocks={listOpening('services', 'topics')} />
        <ReadingColumn
          page={page}
          sources={sources}
          lead={
            <>
              {isArticle && advice}
              <Blocks language={language} blocks={signs} />
              {keyFacts && <KeyFacts language={language} facts={keyFacts} />}
            </>
          }
        >
          {/* On a narrow screen, the drawing stands below the signs rather than beside the title. */}
          {isArticle && page.drawing && (
            <Drawing
              name={page.drawing}
              title={page.drawingTitle}
              className="mt-8 hidden h-36 w-full not-print:@max-tablet:block"
            />
          )}
          <Sections language={language} blocks={body.slice(opening.length)} folded={page.folded} />
        </ReadingColumn>
        <RelatedPages paths={related} />
        {isArticle && (
          <PageTools page={page}>
            {hasBackLink(section) && (
              <a href={toPageAddress(`/#${section}`)} data-back="" className={backLink}>
                {getMessages().page.back[section]}
              </a>
            )}
          </PageTools>
        )}
        {isBrief && <CallBar />}
      </Unhydrated>
    </article>
  );
}
