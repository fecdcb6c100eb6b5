import type { ReactNode } from 'react';
import { CallBar } from '@/components/clinic/call-bar';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { SpecialistCard } from '@/components/clinic/specialist-card';
import { TranslationNote } from '@/components/languages/translation-note';
import { Blocks } from '@/components/page/blocks';
import { Disclaimer } from '@/components/page/disclaimer';
import { DocumentBar } from '@/components/page/document-bar';
import { EmergencyJumpLink } from '@/components/page/emergency-jump-link';
import { FirstSteps } from '@/components/page/first-steps';
import { LevelLinks } from '@/components/page/level-links';
import { PageHeader } from '@/components/page/page-header';
import { ReadingColumn } from '@/components/page/reading-column';
import { RelatedPages } from '@/components/page/related-pages';
import { StructuredData } from '@/components/page/structured-data';
import { getClinic, getContent } from '@/lib/content/get-content';
import type { Block, BlockKind } from '@/lib/content/markdown/blocks';
import type { BlockPage } from '@/lib/content/pages/pages';
import { getSitePage } from '@/lib/content/pages/site-pages';
import {
  EMERGENCY_ID,
  isCompleteCard,
  isEmergency,
  toTableOfContents,
} from '@/lib/content/pages/table-of-contents';
import { toLangAttribute } from '@/lib/language';
import { listLinks, toCitations } from '@/lib/text/rich-text';
import { KeyFacts } from './key-facts';

interface ContentPageProps {
  page: BlockPage;
  end?: ReactNode;
}

/** Blocks wider than a column of text. */
const wideKinds: readonly BlockKind[] = ['topics', 'specialist', 'sports-carousel'];

const isWide = ({ kind }: Block): boolean => wideKinds.includes(kind);

/**
 * Splits a body into the callout before all other text, which says what to do, the wide blocks at the beginning,
 * by kind, and the rest.
 */
function splitBody(body: readonly Block[]) {
  const first = body.find((block) => !isWide(block));
  const callout = first?.kind === 'callout' ? [first] : [];
  const rest = body.filter((block) => block !== callout[0]);
  const firstOfText = rest.findIndex((block) => !isWide(block));
  const start = firstOfText < 0 ? rest.length : firstOfText;
  const listOpening = (kind: BlockKind) =>
    rest.slice(0, start).filter((block) => block.kind === kind);
  return {
    callout,
    specialist: listOpening('specialist'),
    topics: listOpening('topics'),
    carousel: listOpening('sports-carousel'),
    text: rest.slice(start),
  };
}

export function ContentPage({ page, end }: ContentPageProps) {
  const { path, language, firstSteps, subtitle, answer, keyFacts, body, about, related } = page;
  const citations = toCitations([firstSteps, body]);
  const { callout, specialist, topics, carousel, text } = splitBody(body);
  // A page with first steps has less space for everything else.
  const lang = toLangAttribute(language);
  const isBrief = firstSteps !== undefined;
  const leadsToHelp = listLinks(callout).includes(`${path}#${EMERGENCY_ID}`);
  const isSheet = body.some(isCompleteCard);
  const name = specialist.length > 0 ? getClinic().optometrist.name : null;
  // What to do comes first.
  const translationNote = page.translation && (
    <TranslationNote path={path} translation={page.translation} className="mt-3" />
  );
  return (
    <article className="wrap relative pt-2 @wide:pt-8">
      <StructuredData page={page} citations={citations} />
      <DocumentBar path={path} />
      <PageHeader page={{ ...page, heading: getSitePage(path).heading }} isBrief={isBrief}>
        {firstSteps && (
          <>
            <FirstSteps language={language} steps={firstSteps} citations={citations} />
            <LevelLinks language={language} body={body} />
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
          <Blocks language={language} blocks={callout} citations={citations} />
        </div>
        {body.some(isEmergency) && !isBrief && !leadsToHelp && <EmergencyJumpLink />}
        {!isBrief && translationNote}
      </PageHeader>
      <Blocks language={language} blocks={topics} />
      {keyFacts && (
        <KeyFacts
          language={language}
          facts={keyFacts}
          className={isBrief ? 'not-print:@max-tablet:hidden' : ''}
        />
      )}
      <Blocks language={language} blocks={carousel} />
      <ReadingColumn
        page={page}
        contents={toTableOfContents(body, getContent(language))}
        citations={citations}
        isBrief={isBrief}
        isSheet={isSheet}
      >
        <Blocks language={language} blocks={text} citations={citations} />
        {about && <Disclaimer />}
      </ReadingColumn>
      <RelatedPages paths={related} />
      {end && (
        <div data-unspoken className="mt-12 print:hidden">
          {end}
        </div>
      )}
      {firstSteps && <CallBar />}
    </article>
  );
}
