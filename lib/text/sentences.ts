function listSegments(text: string, tag: string): string[] {
  if (!('Segmenter' in Intl)) {
    return [text];
  }
  const segmenter = new Intl.Segmenter(tag, { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Whether a text ends with one of these abbreviations or with an initial. */
function endsWithin(text: string, abbreviations: readonly string[]): boolean {
  const [lastWord = ''] = /\S*$/.exec(text.trimEnd()) ?? [];
  const word = lastWord.replace(/^[^\p{L}]+/u, '').toLowerCase();
  return (
    /^\p{Lu}\.$/u.test(lastWord) || abbreviations.some((known) => known.toLowerCase() === word)
  );
}

/**
 * Splits a text in a language (BCP 47 tag) into trimmed sentences. None ends at an abbreviation; without
 * `Intl.Segmenter`, the whole text is one sentence.
 */
export function listSentences(
  text: string,
  tag: string,
  abbreviations: readonly string[],
): string[] {
  const sentences = [''];
  for (const segment of listSegments(text, tag)) {
    sentences.push(`${sentences.pop()}${segment}`);
    if (!endsWithin(segment, abbreviations)) {
      sentences.push('');
    }
  }
  return sentences
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .map((sentence) => sentence.trim());
}
