import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CareLevelIcon, careLevelLooks } from '@/components/ui/care-level-icon';
import { Message } from '@/components/ui/message';
import type { Symptom, SymptomList } from '@/lib/content/pages/symptom-lists';
import { hasSentence, toggleSentence } from '@/lib/forms/symptom-lines';
import { fillIn, openFold } from './form-field';

const URGENT_QUESTION_ID = 'urgent-question';

const isUrgent = ({ care }: Symptom): boolean => care !== undefined && care.level !== 'days';

/** What to do about a symptom, with a link to the care card on the page that the visitor came from. */
function CareNote({ care, calls }: { care: NonNullable<Symptom['care']>; calls: ReactNode }) {
  const { border, width, text } = careLevelLooks[care.level];
  const card = (
    <a
      href={care.href}
      className="inline-block py-2.5 font-bold text-balance underline underline-offset-4"
    >
      {care.title}
    </a>
  );
  return (
    <div
      role="alert"
      className={`my-3 flex gap-3 rounded-xl bg-surface p-3 ${border} ${width} ${text} ${care.level === 'emergency' ? 'font-bold' : ''}`}
    >
      <CareLevelIcon level={care.level} />
      <div className="min-w-0 grow">
        <Message text={care.note} values={{ calls: <div className="my-3">{calls}</div>, card }} />
      </div>
    </div>
  );
}

/** The symptoms of a page, urgent ones first. Checking one adds its sentence to the Symptoms field and the draft. */
export function SymptomChoices({ list, calls }: { list: SymptomList; calls: ReactNode }) {
  const text: string = useFormContext().watch('symptoms');
  const toItem = ({ sentences, care }: Symptom) => {
    const isTicked = hasSentence(text, sentences);
    return (
      <li key={sentences[0]}>
        <label className="flex min-h-11 cursor-pointer gap-3 py-1.5">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={() => fillIn('symptoms', toggleSentence(text, sentences))}
            className="mt-[calc((1lh-1.75rem)/2)] size-7 shrink-0 cursor-pointer"
          />
          <span lang={list.lang}>{sentences[0]}</span>
        </label>
        {isTicked && care && <CareNote care={care} calls={calls} />}
      </li>
    );
  };
  const urgent = list.symptoms.filter(isUrgent);
  return (
    <fieldset ref={openFold} className="mt-6 print:hidden">
      <legend className="font-bold">
        <span lang={list.lang} className="block text-small text-muted">
          {list.title}
        </span>
        {list.question}
      </legend>
      {urgent.length > 0 && (
        <>
          <p id={URGENT_QUESTION_ID} className="mt-3 font-bold text-danger">
            {list.urgentQuestion}
          </p>
          <ul
            aria-labelledby={URGENT_QUESTION_ID}
            className="mt-2 mb-6 border-l-4 border-danger pl-3"
          >
            {urgent.map(toItem)}
          </ul>
        </>
      )}
      <ul className="mt-2">{list.symptoms.filter((one) => !isUrgent(one)).map(toItem)}</ul>
    </fieldset>
  );
}
