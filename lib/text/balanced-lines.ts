const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many letters a reader sees: a vowel sign of Devanagari is none of its own. */
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

/** Breaks a title into as few lines as fit a width in letters, and those as equal as can be. */
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
