const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The number of graphemes: a vowel sign of Devanagari does not count. */
const countLetters = (text: string): number => [...segmenter.segment(text)].length;

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && countLetters(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Breaks a title into the fewest lines that fit a width in graphemes, of similar length. */
export function toBalancedLines(title: string, width: number): string[] {
  const words = title.split(' ');
  const { length } = fill(words, width);
  const longest = Math.max(...words.map(countLetters));
  for (let narrow = longest; narrow < width; narrow += 1) {
    const lines = fill(words, narrow);
    if (lines.length === length) {
      return lines;
    }
  }
  return fill(words, width);
}
