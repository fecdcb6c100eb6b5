import { readDraft, saveDraft } from './draft';
import { type Answers, areSame } from './field';
import { trimInvisible } from './invisible-characters';

/** What a visitor takes from a page to the patient form. */
export interface TakenAlong {
  /** Sentences for Symptoms, one for each line. */
  lines: readonly string[];
  /** The page's service, as the form sends it. */
  service: string;
}

/** A text with further lines below it, without those that it has already. */
export function addLines(text: string, lines: readonly string[]): string {
  const present = new Set(text.split('\n').map(trimInvisible));
  const missing = [...new Set(lines)].filter((line) => !present.has(trimInvisible(line)));
  const begun = trimInvisible(text) === '' ? [] : [text.replace(/\s+$/, '')];
  return missing.length === 0 ? text : [...begun, ...missing].join('\n');
}

/** Answers with the lines below Symptoms, and with the service where none was chosen. */
export const withTakenAlong = (answers: Answers, { lines, service }: TakenAlong): Answers => ({
  ...answers,
  symptoms: addLines(answers.symptoms ?? '', lines),
  service: answers.service || service,
});

/**
 * Puts what a visitor takes along into the draft of the patient form, unless Symptoms would hold more
 * than `limit` characters; tells what became of it.
 */
export function takeAlong(taken: TakenAlong, limit: number): 'kept' | 'too-long' | 'not-kept' {
  const draft = readDraft('patient') ?? {};
  const answers = withTakenAlong(draft, taken);
  const { symptoms = '' } = answers;
  if (symptoms !== draft.symptoms && trimInvisible(symptoms).length > limit) {
    return 'too-long';
  }
  saveDraft('patient', answers);
  return areSame(answers, readDraft('patient') ?? {}) ? 'kept' : 'not-kept';
}
