import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { Enhanced } from '@/components/ui/enhanced';
import { Link } from '@/components/ui/link';
import type { BlockOf } from '@/lib/content/blocks/blocks';
import { getContent } from '@/lib/content/get-content';
import { careCardIds } from '@/lib/content/model/care-level';
import { NOTICED_LIST_ID } from '@/lib/content/table-of-contents';
import { CareNote } from './care-note';

interface SymptomChecklistProps {
  block: BlockOf<'what-to-tell-us'>;
}

const FORM = '/patient-form/';

/**
 * Symptoms to check, for the patient form or to print. One that needs care at once or today leads to
 * its care card and not into a form.
 */
export function SymptomChecklist({ block: { title, service, items } }: SymptomChecklistProps) {
  const { limits, messages } = getContent();
  const { lead, leadOnPaper, question, levels, urgentFirst, ...actions } =
    messages['what-to-tell-us'];
  const { careTitles } = messages.page;
  return (
    <section data-print-part className="mt-14 rounded-2xl bg-raised p-6 sm:p-8 print:p-0">
      <h2 id={NOTICED_LIST_ID} className="scroll-mt-8 text-subsection">
        {title}
      </h2>
      <p className="mt-2 noscript:hidden print:hidden">{lead}</p>
      <p className="mt-2 hidden noscript:block print:block">{leadOnPaper}</p>
      <Enhanced by="symptom-checklist">
        {/* Browsers would restore the check marks at the next visit. */}
        <form autoComplete="off" className="group/checklist">
          <fieldset className="mt-4">
            <legend className="font-bold">{question}</legend>
            <ul className="mt-2 noscript:list-disc noscript:space-y-2 noscript:pl-6">
              {items.map(({ text, sign }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order.
                <li key={index} className="group/symptom">
                  <label className="flex min-h-11 cursor-pointer gap-4 py-1.5 noscript:inline">
                    <input
                      type="checkbox"
                      data-urgent={(sign && sign.level !== 'days') || undefined}
                      className="mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0 cursor-pointer accent-accent2 [print-color-adjust:exact] noscript:not-print:hidden"
                    />
                    {text}
                  </label>
                  {sign && (
                    <CareNote
                      level={sign.level}
                      message={levels[sign.level]}
                      card={{ id: careCardIds[sign.level], title: careTitles[sign.level] }}
                    />
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
          <div className="mt-5 flex flex-wrap items-center gap-4 noscript:hidden print:hidden">
            <p className="hidden w-full font-bold group-has-[[data-urgent]:checked]/checklist:block">
              {urgentFirst}
            </p>
            <div className="lost-tool:invisible hidden group-[:has(:checked):not(:has([data-urgent]:checked))]/checklist:contents">
              <p className="w-full">{actions.afterTaking}</p>
              <Link
                href={FORM}
                data-service={service}
                data-limit={limits.symptomsCharacters}
                className={primaryButton}
              >
                {actions.take}
              </Link>
            </div>
            <button type="button" className={`${secondaryButton} lost-tool:invisible`}>
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
              <Link href={FORM} className="text-accent underline underline-offset-4">
                {actions.openForm}
              </Link>
            </p>
          </div>
        </form>
      </Enhanced>
    </section>
  );
}
