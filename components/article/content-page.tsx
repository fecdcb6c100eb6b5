import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { CallBar } from '@/components/clinic/emergency-calls';
import { SpecialistCard } from '@/components/clinic/specialist-card';
import { TranslationNote } from '@/components/languages/translation-note';
import { Blocks } from '@/components/page/blocks';
import { FirstSteps } from '@/components/page/first-steps';
import { EmergencyJumpLink } from '@/components/page/help-links';
import { PageHeader } from '@/components/page/page-header';
import { PageTools } from '@/components/page/page-tools';
import { ReadingColumn } from '@/components/page/reading-column';
import { RelatedPages } from '@/components/page/related-pages';
import { secondaryButton } from '@/components/ui/button-classes';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getClinic, getMessages } from '@/lib/content/get-content';
import type { BlockKind } from '@/lib/content/markdown/blocks';
import { toSection } from '@/lib/content/pages/articles';
import type { BlockPage } from '@/lib/content/pages/pages';
import { EMERGENCY_ID, isEmergency } from '@/lib/content/pages/table-of-contents';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { listLinks, numberCitations } from '@/lib/text/rich-text';
import { SCROLL_BACK_MS } from '@/lib/timings';
import { KeyFacts } from './key-facts';

interface ContentPageProps {
  page: BlockPage;
}

/** What a body may begin with: what to do, and blocks wider than a column of text; each kind has its own place. */
const openingKinds: readonly BlockKind[] = ['callout', 'topics', 'specialist', 'sports-carousel'];

const hasBackLink = (section: string): section is keyof typeof SCROLL_BACK_MS =>
  Object.hasOwn(SCROLL_BACK_MS, section);

export function ContentPage({ page }: ContentPageProps) {
  const { path, language, subtitle, answer, keyFacts, related } = page;
  const { numbered, sources } = numberCitations([page.firstSteps ?? [], page.body] as const);
  const [firstSteps, body] = numbered;
  const start = body.findIndex(({ kind }) => !openingKinds.includes(kind));
  const opening = body.slice(0, start < 0 ? body.length : start);
  const listOpening = (kind: BlockKind) => opening.filter((block) => block.kind === kind);
  const callout = listOpening('callout');
  const leadsToHelp = listLinks(callout).includes(`${path}#${EMERGENCY_ID}`);
  const name = listOpening('specialist').length > 0 && getClinic().optometrist.name;
  const lang = toLangAttribute(language);
  const section = toSection(path);
  // A page with first steps has less space for everything else.
  const isBrief = firstSteps.length > 0;
  const translationNote = page.translation && (
    <TranslationNote path={path} translation={page.translation} className="mt-3" />
  );
  return (
    <article className="wrap relative pt-2 @wide:pt-8">
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
        <div className="*:mt-4 @max-tablet:*:mt-2 @max-tablet:*:p-3 @max-tablet:*:leading-normal [&_a[href$='#help']]:font-bold [&_a[href$='#help']]:text-danger">
          <Blocks language={language} blocks={callout} />
        </div>
        {body.some(isEmergency) && !isBrief && !leadsToHelp && <EmergencyJumpLink />}
        {!isBrief && translationNote}
      </PageHeader>
      <Unhydrated name="text">
        <Blocks language={language} blocks={listOpening('topics')} />
        {keyFacts && <KeyFacts language={language} facts={keyFacts} isBrief={isBrief} />}
        <Blocks language={language} blocks={listOpening('sports-carousel')} />
        <ReadingColumn page={page} sources={sources}>
          <Blocks language={language} blocks={body.slice(opening.length)} />
        </ReadingColumn>
        <RelatedPages paths={related} />
        {page.kind === 'article' && (
          <div data-unspoken className="mt-12 print:hidden">
            {hasBackLink(section) && (
              <a href={toPageAddress(`/#${section}`)} data-back="" className={secondaryButton}>
                {getMessages().page.back[section]}
              </a>
            )}
            <PageTools page={page} />
          </div>
        )}
      </Unhydrated>
      {isBrief && <CallBar />}
    </article>
  );
}
