import { EmergencyCalls } from '@/components/clinic/emergency-calls';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { CareLevelIcon, careLevelLooks } from '@/components/ui/care-level-icon';
import { Enhanced } from '@/components/ui/enhanced';
import { Message } from '@/components/ui/message';
import { getContent } from '@/lib/content/get-content';
import type { BlockOf, NoticedItem } from '@/lib/content/markdown/blocks';
import { NOTICED_LIST_ID } from '@/lib/content/pages/table-of-contents';
import { type CareLevel, careCardIds } from '@/lib/content/schema/signs';
import type { LanguageCode } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';

const FORM = '/patient-form/';

const URGENT_QUESTION_ID = 'what-to-tell-us-urgent';

const list = 'mt-2 noscript:list-disc noscript:stack-2 noscript:pl-6';

// In print and without JavaScript nothing can be checked: plain text.
const plain =
  'on-paper:my-0 on-paper:block on-paper:border-0 on-paper:bg-transparent on-paper:p-0 on-paper:text-text print:pl-10';

const isUrgent = ({ sign }: NoticedItem): boolean => sign !== null && sign.level !== 'days';

interface CareNoteProps {
  level: CareLevel;
  /** That of the document. */
  language: LanguageCode;
}

/**
 * What to do about a symptom, with a link to the care card of the page that it needs, shown by CSS while the symptom is
 * checked: it needs no script.
 */
function CareNote({ level, language }: CareNoteProps) {
  const { border, width, text } = careLevelLooks[level];
  const { page, ...messages } = getContent(language).messages;
  return (
    <div
      role="alert"
      className={`my-3 hidden gap-3 rounded-xl bg-surface p-3 group-has-checked/symptom:flex ${border} ${width} ${text} ${level === 'emergency' ? 'font-bold' : ''} ${plain}`}
    >
      <span className="contents on-paper:hidden">
        <CareLevelIcon level={level} />
      </span>
      <div className="min-w-0 grow">
        <Message
          text={messages['what-to-tell-us'].levels[level]}
          values={{
            calls: (
              <div className="my-3 on-paper:hidden">
                <EmergencyCalls />
              </div>
            ),
            card: (
              <a
                href={`#${careCardIds[level]}`}
                className="inline-block py-2.5 font-bold text-balance underline underline-offset-4"
              >
                {page.careTitles[level]}
              </a>
            ),
          }}
        />
      </div>
    </div>
  );
}

interface SymptomChecklistProps {
  block: BlockOf<'what-to-tell-us'>;
  language: LanguageCode;
}

/**
 * Symptoms to check, urgent ones first, for the patient form or to print. One that needs care at once or today leads to
 * its care card and not into a form.
 */
export function SymptomChecklist({ block, language }: SymptomChecklistProps) {
  const { limits, messages } = getContent(language);
  const words = messages['what-to-tell-us'];
  const urgent = block.items.filter(isUrgent);
  const toEntry = (item: NoticedItem) => (
    <li key={item.text} className="group/symptom">
      <label className="flex min-h-11 cursor-pointer gap-3 py-1.5 noscript:inline">
        <input
          type="checkbox"
          value={fromText(item.text)}
          data-urgent={isUrgent(item) || undefined}
          className="mt-[calc((1lh-1.75rem)/2)] size-7 shrink-0 cursor-pointer noscript:not-print:hidden"
        />
        {item.text}
      </label>
      {item.sign && <CareNote level={item.sign.level} language={language} />}
    </li>
  );
  return (
    <section data-print-part className="mt-14 rounded-2xl bg-raised p-4 @tablet:p-6 print:p-0">
      <h2 id={NOTICED_LIST_ID} className="scroll-mt-8 text-subsection">
        {block.title}
      </h2>
      <p className="mt-2 on-paper:hidden">{words.lead}</p>
      <p className="mt-2 hidden on-paper:block">{words.leadOnPaper}</p>
      <Enhanced by="symptom-checklist">
        <div className="group/checklist">
          <fieldset className="mt-4">
            <legend className="font-bold">{words.question}</legend>
            {urgent.length > 0 && (
              <>
                <p id={URGENT_QUESTION_ID} className="mt-3 font-bold text-danger">
                  {words.urgentQuestion}
                </p>
                <ul
                  aria-labelledby={URGENT_QUESTION_ID}
                  className={`mb-6 border-l-4 border-danger pl-3 ${list}`}
                >
                  {urgent.map(toEntry)}
                </ul>
              </>
            )}
            <ul className={list}>{block.items.filter((item) => !isUrgent(item)).map(toEntry)}</ul>
          </fieldset>
          <div className="mt-5 flex flex-wrap items-center gap-4 on-paper:hidden">
            <p className="hidden w-full font-bold group-has-[[data-urgent]:checked]/checklist:block">
              {words.urgentFirst}
            </p>
            <div className="lost-tool:invisible hidden group-[:has(:checked):not(:has([data-urgent]:checked))]/checklist:contents">
              <p className="w-full">{words.afterTaking}</p>
              <a
                href={toPageAddress(FORM)}
                data-service={block.service}
                data-limit={limits.symptomsCharacters}
                className={primaryButton}
              >
                {words.take}
              </a>
            </div>
            <button type="button" data-print="parts" className={secondaryButton}>
              {words.print}
            </button>
          </div>
          <div
            role="alert"
            data-too-long={words.tooLong}
            data-not-kept={words.notKept}
            className="print:hidden"
          >
            <p hidden className="mt-5">
              <span />{' '}
              <a href={toPageAddress(FORM)} className="text-accent underline underline-offset-4">
                {words.openForm}
              </a>
            </p>
          </div>
        </div>
      </Enhanced>
    </section>
  );
}
