export interface SentencePlace {
  start: number;
  end: number;
}

function* listSegments(text: string, tag: string): Iterable<string> {
  if (!('Segmenter' in Intl)) {
    yield text;
    return;
  }
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)) {
    yield segment;
  }
}

/** Whether the last word of a text is one of these abbreviations or an initial. */
function endsWithin(text: string, abbreviations: readonly string[]): boolean {
  const [lastWord = ''] = /\S*$/.exec(text.trimEnd()) ?? [];
  const word = lastWord.replace(/^[^\p{L}]+/u, '').toLowerCase();
  return (
    /^\p{Lu}\.$/u.test(lastWord) || abbreviations.some((known) => known.toLowerCase() === word)
  );
}

/**
 * The sentences of a text in a language, by its tag, without the spaces around them. None ends at an
 * abbreviation; without `Intl.Segmenter` the whole text is one sentence.
 */
export function listSentences(
  text: string,
  tag: string,
  abbreviations: readonly string[],
): SentencePlace[] {
  const places: SentencePlace[] = [];
  let start = 0;
  let end = 0;
  const close = () => {
    const raw = text.slice(start, end);
    if (/[\p{L}\p{N}]/u.test(raw)) {
      const spaces = raw.length - raw.trimStart().length;
      places.push({ start: start + spaces, end: start + raw.trimEnd().length });
    }
    start = end;
  };
  for (const segment of listSegments(text, tag)) {
    end += segment.length;
    if (!endsWithin(segment, abbreviations)) {
      close();
    }
  }
  close();
  return places;
}
