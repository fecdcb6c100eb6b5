import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import { getContent } from '@/lib/content/get-content';
import type { BlockOf, NoticedItem } from '@/lib/content/markdown/blocks';
import { NOTICED_LIST_ID } from '@/lib/content/pages/table-of-contents';
import { careCardIds } from '@/lib/content/schema/signs';
import type { LanguageCode } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';
import { fromText } from '@/lib/text/rich-text';
import { CareNote } from './care-note';

interface SymptomChecklistProps {
  block: BlockOf<'what-to-tell-us'>;
  language: LanguageCode;
}

const FORM = '/patient-form/';

const URGENT_QUESTION_ID = 'what-to-tell-us-urgent';

const list = 'mt-2 noscript:list-disc noscript:stack-2 noscript:pl-6';

const isUrgent = ({ sign }: NoticedItem): boolean => sign !== null && sign.level !== 'days';

/**
 * Symptoms to check, urgent ones first, for the patient form or to print. One that needs care at once or today leads to
 * its care card and not into a form.
 */
export function SymptomChecklist({
  block: { title, service, items },
  language,
}: SymptomChecklistProps) {
  const { limits, messages } = getContent(language);
  const { lead, leadOnPaper, question, urgentQuestion, levels, urgentFirst, ...actions } =
    messages['what-to-tell-us'];
  const { careTitles } = messages.page;
  const urgent = items.filter(isUrgent);
  const others = items.filter((item) => !isUrgent(item));
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
      {item.sign && (
        <CareNote
          level={item.sign.level}
          message={levels[item.sign.level]}
          card={{ id: careCardIds[item.sign.level], title: careTitles[item.sign.level] }}
        />
      )}
    </li>
  );
  return (
    <section data-print-part className="mt-14 rounded-2xl bg-raised p-4 @tablet:p-6 print:p-0">
      <h2 id={NOTICED_LIST_ID} className="scroll-mt-8 text-subsection">
        {title}
      </h2>
      <p className="mt-2 on-paper:hidden">{lead}</p>
      <p className="mt-2 hidden on-paper:block">{leadOnPaper}</p>
      <Enhanced by="symptom-checklist">
        {/* Browsers would restore the check marks at the next visit. */}
        <form autoComplete="off" className="group/checklist">
          <fieldset className="mt-4">
            <legend className="font-bold">{question}</legend>
            {urgent.length > 0 && (
              <>
                <p id={URGENT_QUESTION_ID} className="mt-3 font-bold text-danger">
                  {urgentQuestion}
                </p>
                <ul
                  aria-labelledby={URGENT_QUESTION_ID}
                  className={`mb-6 border-l-4 border-danger pl-3 ${list}`}
                >
                  {urgent.map(toEntry)}
                </ul>
              </>
            )}
            <ul className={list}>{others.map(toEntry)}</ul>
          </fieldset>
          <div className="mt-5 flex flex-wrap items-center gap-4 on-paper:hidden">
            <p className="hidden w-full font-bold group-has-[[data-urgent]:checked]/checklist:block">
              {urgentFirst}
            </p>
            <div className="lost-tool:invisible hidden group-[:has(:checked):not(:has([data-urgent]:checked))]/checklist:contents">
              <p className="w-full">{actions.afterTaking}</p>
              <a
                href={toPageAddress(FORM)}
                data-service={service}
                data-limit={limits.symptomsCharacters}
                className={primaryButton}
              >
                {actions.take}
              </a>
            </div>
            <button type="button" data-print="parts" className={`${secondaryButton}`}>
              {actions.print}
            </button>
          </div>
          <div
            role="alert"
            data-too-long={actions.tooLong}
            data-not-kept={actions.notKept}
            className="print:hidden"
          >
            <p hidden className="mt-5">
              <span />{' '}
              <a href={toPageAddress(FORM)} className="text-accent underline underline-offset-4">
                {actions.openForm}
              </a>
            </p>
          </div>
        </form>
      </Enhanced>
    </section>
  );
}
