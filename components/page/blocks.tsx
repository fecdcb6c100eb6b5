import { type ComponentType, Fragment } from 'react';
import { BreakTimer } from '@/components/break-timer/break-timer';
import { SpecialistCard } from '@/components/clinic/specialist-card';
import { Drawing } from '@/components/illustrations/drawing';
import { SimulationBlock } from '@/components/simulations/simulation-block';
import { SportsCarousel } from '@/components/sports/sports-carousel';
import { getContent } from '@/lib/content/get-content';
import type { Block, BlockKind, BlockOf } from '@/lib/content/markdown/blocks';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
import { groupNeighbours } from '@/lib/text/group-neighbours';
import { RichText } from '../ui/rich-text';
import { StepNumber } from '../ui/step-number';
import { Summary } from '../ui/summary';
import { AnyDaySigns } from './any-day-signs';
import { CareCard } from './care-card';
import { Paragraphs } from './paragraphs';
import { ServiceCards } from './service-cards';
import { TextList } from './text-list';
import { TopicList } from './topic-list';
import { WhatToDo } from './what-to-do';

export interface BlockProps<K extends BlockKind> {
  block: BlockOf<K>;
  language: LanguageCode;
}

const components: { [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  heading: ({ block }) => (
    <h2 id={block.id} className="mt-10 text-section @tablet:mt-12 @tablet:text-[2rem]">
      {block.text}
    </h2>
  ),
  subheading: ({ block }) => <h3 className="mt-7 text-subsection">{block.text}</h3>,
  paragraph: ({ block }) => <Paragraphs texts={[block.text]} className="mt-4" />,
  list: ({ block }) => <TextList items={block.items} />,
  'ordered-list': ({ block }) => <TextList items={block.items} isOrdered />,
  steps: ({ block }) => (
    <ol className="mt-6 stack-6">
      {block.items.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <StepNumber index={index} />
          <div>
            <h3 className="pt-1.5 text-subsection">{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  ),
  terms: ({ block }) => (
    <dl className="mt-6 stack-6">
      {block.items.map(({ title, text }) => (
        <div key={title} className="break-inside-avoid border-l-4 border-accent2 pl-5">
          <dt className="font-bold">{title}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  callout: ({ block }) => (
    <section className="mt-10 break-inside-avoid rounded-2xl border border-transparent bg-raised p-4 @tablet:p-6 print:border-line">
      <h2 className="text-subsection">{block.title}</h2>
      <Paragraphs texts={[block.text]} className="mt-2" />
      {block.items.length > 0 && <TextList items={block.items} />}
    </section>
  ),
  services: ServiceCards,
  'what-to-do': WhatToDo,
  claim: ({ block, language }) => (
    <figure className="mt-8 border-y border-hairline py-4 has-[+details]:border-b-0 [:is(h2,h3)+&]:mt-1 [:is(h2,h3)+&]:border-y-0">
      <blockquote>
        <RichText text={block.text} />
      </blockquote>
      <figcaption className="mt-2 text-pretty">
        <b>{getContent(language).messages.page.claimSource}</b> <RichText text={block.source} />
      </figcaption>
    </figure>
  ),
  evidence: ({ block }) => (
    <section className="mt-12 break-inside-avoid border-y border-hairline py-5 has-[+details]:border-b-0">
      <h2 className="text-subsection">{block.title}</h2>
      <Paragraphs texts={block.paragraphs} className="mt-3" />
    </section>
  ),
  drawing: ({ block }) => <Drawing name={block.name} className="mt-6 w-full max-w-80" />,
  'care-card': CareCard,
  'any-day': AnyDaySigns,
  // The symptom checklist is shown in the patient form, not on the page.
  'what-to-tell-us': () => null,
  'see-it-yourself': SimulationBlock,
  topics: TopicList,
  specialist: () => <SpecialistCard />,
  'sports-carousel': SportsCarousel,
  'twenty-twenty-twenty': BreakTimer,
};

interface BlocksProps {
  language: LanguageCode;
  blocks: readonly Block[];
}

/** Blocks about the clinic and its pages, which are in the page language even in an untranslated English document. */
const ownWords: readonly BlockKind[] = ['topics', 'specialist'];

export function Blocks({ language, blocks }: BlocksProps) {
  const lang = toLangAttribute(language);
  return blocks.map((block, index) => {
    const Component = components[block.kind] as ComponentType<BlockProps<BlockKind>>;
    const drawn = <Component block={block} language={language} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their order.
      <Fragment key={index}>
        {lang && !ownWords.includes(block.kind) ? <div lang={lang}>{drawn}</div> : drawn}
      </Fragment>
    );
  });
}

interface SectionsProps extends BlocksProps {
  folded: readonly string[];
}

/** The sections of a document, some of which are collapsed under their heading. */
export const Sections = ({ language, blocks, folded }: SectionsProps) =>
  groupNeighbours(blocks, ({ kind }) => kind !== 'heading').map((section) => {
    const [heading, ...rest] = section;
    const isFolded = heading.kind === 'heading' && folded.includes(heading.id);
    return isFolded ? (
      <details key={heading.id} className="mt-8 border-y border-line [&+&]:mt-0 [&+&]:border-t-0">
        <Summary>
          <h2
            id={heading.id}
            lang={toLangAttribute(language)}
            className="text-[min(1.25rem,10.5cqi)] leading-snug @tablet:text-[1.5rem]"
          >
            {heading.text}
          </h2>
        </Summary>
        <div className="pb-6">
          <Blocks language={language} blocks={rest} />
        </div>
      </details>
    ) : (
      <Blocks key={JSON.stringify(heading)} language={language} blocks={section} />
    );
  });
