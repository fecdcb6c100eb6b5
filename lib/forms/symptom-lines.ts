import { trimInvisible } from './answers';

/** Finds which translation of a sentence a line begins with; the visitor may have typed more after it. */
const findSentence = (line: string, sentences: readonly string[]): string | undefined =>
  sentences.find((sentence) => trimInvisible(line).startsWith(sentence));

export const hasSentence = (text: string, sentences: readonly string[]): boolean =>
  text.split('\n').some((line) => findSentence(line, sentences));

/** Adds the first of these sentences below a text, or removes the one that it contains; other text stays. */
export function toggleSentence(text: string, sentences: readonly string[]): string {
  if (!hasSentence(text, sentences)) {
    const begun = trimInvisible(text) === '' ? [] : [text.trimEnd()];
    return [...begun, sentences[0]].join('\n');
  }
  const others = text.split('\n').flatMap((line) => {
    const sentence = findSentence(line, sentences);
    return sentence ? trimInvisible(trimInvisible(line).slice(sentence.length)) || [] : line;
  });
  return others.join('\n');
}
