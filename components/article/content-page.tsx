import type { ReactNode } from 'react';
import { ClinicNotice } from '@/components/clinic/clinic-notice';
import { TranslationNote } from '@/components/languages/translation-note';
import { Blocks } from '@/components/page/blocks';
import { Disclaimer } from '@/components/page/disclaimer';
import { DocumentBar } from '@/components/page/document-bar';
import { EmergencyJumpLink } from '@/components/page/emergency-jump-link';
import { FirstSteps } from '@/components/page/first-steps';
import { PageHeader } from '@/components/page/page-header';
import { ReadingColumn } from '@/components/page/reading-column';
import { RelatedPages } from '@/components/page/related-pages';
import { StructuredData } from '@/components/page/structured-data';
import type { Block, BlockKind } from '@/lib/content/blocks/blocks';
import { toCitations } from '@/lib/content/citations';
import type { BlockPage } from '@/lib/content/pages';
import { isCompleteCard, isEmergency, toTableOfContents } from '@/lib/content/table-of-contents';
import { toEntityDetails } from '@/lib/structured-data/main-entity';
import { KeyFacts } from './key-facts';

interface ContentPageProps {
  page: BlockPage;
  /** Whether the parts of its drawing appear one after the other. */
  isAnimated?: boolean;
  end?: ReactNode;
}

/** Blocks wider than a column of text. */
const wideKinds: readonly BlockKind[] = ['topics', 'specialist', 'sports-carousel'];

/** Splits a body into the wide blocks at its beginning and the rest. */
function splitBody(body: readonly Block[]) {
  const firstOfText = body.findIndex(({ kind }) => !wideKinds.includes(kind));
  const start = firstOfText < 0 ? body.length : firstOfText;
  return { opening: body.slice(0, start), text: body.slice(start) };
}

export function ContentPage({ page, isAnimated = false, end }: ContentPageProps) {
  const { path, firstSteps, subtitle, answer, keyFacts, body, about, review, related } = page;
  // A page with first steps has less space for everything else.
  const isBrief = firstSteps !== undefined;
  const citations = toCitations([firstSteps, body]);
  const { opening, text } = splitBody(body);
  return (
    <article
      data-print-sheet={body.some(isCompleteCard) || undefined}
      className={`wrap lg:pt-8 ${isBrief ? 'pt-2' : 'pt-6'}`}
    >
      <StructuredData
        path={path}
        about={about}
        review={review}
        citations={citations.keys()}
        {...toEntityDetails(page)}
      />
      <DocumentBar path={path} />
      <PageHeader path={path} page={page} isAnimated={isAnimated} isBrief={isBrief}>
        {body.some(isEmergency) && !isBrief && <EmergencyJumpLink />}
        {firstSteps && (
          <>
            <FirstSteps steps={firstSteps} citations={citations} />
            {page.translation && <TranslationNote path={path} translation={page.translation} />}
            <ClinicNotice look="box" />
          </>
        )}
        <p className="mt-3 text-lead text-balance text-muted">{subtitle}</p>
        <p className="mt-6 text-lead">{answer}</p>
      </PageHeader>
      <KeyFacts facts={keyFacts} className={isBrief ? 'not-print:@max-3xl:hidden' : ''} />
      <Blocks blocks={opening} citations={citations} />
      <ReadingColumn
        page={page}
        contents={toTableOfContents(body)}
        citations={citations}
        isBrief={isBrief}
      >
        <Blocks blocks={text} citations={citations} />
        {about && <Disclaimer />}
      </ReadingColumn>
      <RelatedPages paths={related} />
      {end && (
        <div data-unspoken className="mt-12 print:hidden">
          {end}
        </div>
      )}
    </article>
  );
}
