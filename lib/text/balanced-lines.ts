function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Breaks a title into as few lines as fit a width in characters, and those as equal as can be. */
export function toBalancedLines(title: string, width: number): string[] {
  const words = title.split(' ');
  const { length } = fill(words, width);
  const longest = Math.max(...words.map((word) => word.length));
  for (let narrow = longest; narrow < width; narrow += 1) {
    const lines = fill(words, narrow);
    if (lines.length === length) {
      return lines;
    }
  }
  return fill(words, width);
}
