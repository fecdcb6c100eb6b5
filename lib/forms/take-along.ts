import { areSame, countCharacters, readDraft, saveDraft, trimInvisible } from './answers';

/** A text with further lines below it, without those that it has already. */
function addLines(text: string, lines: readonly string[]): string {
  const present = new Set(text.split('\n').map(trimInvisible));
  const missing = [...new Set(lines)].filter((line) => !present.has(trimInvisible(line)));
  const begun = trimInvisible(text) === '' ? [] : [text.replace(/\s+$/, '')];
  return missing.length === 0 ? text : [...begun, ...missing].join('\n');
}

/**
 * Puts lines below Symptoms in the draft of the patient form, and the service where none was chosen, unless
 * Symptoms would hold more than `limit` characters; tells what became of it.
 */
export function takeAlong(
  { lines, service }: { lines: readonly string[]; service: string },
  limit: number,
): 'kept' | 'too-long' | 'not-kept' {
  const draft = readDraft('patient') ?? {};
  const symptoms = addLines(draft.symptoms ?? '', lines);
  if (symptoms !== draft.symptoms && countCharacters(trimInvisible(symptoms)) > limit) {
    return 'too-long';
  }
  const answers = { ...draft, symptoms, service: draft.service || service };
  saveDraft('patient', answers);
  return areSame(answers, readDraft('patient') ?? {}) ? 'kept' : 'not-kept';
}
