import { LineCounter, parseDocument } from 'yaml';

/** A possible correction of an invalid line of YAML, and the reason. */
interface Correction {
  line: string;
  reason: string;
}

/** Replaces the outer quotes of a text by straight ones, and inner straight quotes by curly ones. */
function quote(text: string): string {
  const outer = /^["“”'‘]([\s\S]*)["“”'’]$/.exec(text);
  const isUnclosed = /^["“'‘][^"”'’]*$/.test(text);
  const inner = outer?.[1] ?? (isUnclosed ? text.slice(1) : text);
  return `"${inner.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”')}"`;
}

function explainQuotes(value: string): string {
  if (/^["'“”‘’]/.test(value)) {
    return 'Its quotes are not right';
  }
  const [first = ''] = value;
  return /[^\p{L}\p{N}]/u.test(first)
    ? `A text that begins with ${first} needs quotes`
    : 'A text with a colon needs quotes';
}

/** Possible corrections of a line of YAML or JSON, most likely first. */
function* listCorrections(line: string): Generator<Correction> {
  const [, start = '', key = '', behind = ''] =
    /^(\s*(?:- )?)([\w-]+)[:：] *(.*)$/.exec(line) ?? [];
  if (key) {
    const spaced = `${start}${key}: ${behind}`;
    yield { line: spaced, reason: 'A space is missing behind the colon' };
    const [, value = '', comment = ''] = /^(.*?)(\s+#\s.*)?$/.exec(behind) ?? [];
    if (!/^[[{]/.test(value)) {
      yield { line: `${start}${key}: ${quote(value)}${comment}`, reason: explainQuotes(value) };
      yield { line: `${key}: ${behind}`, reason: 'There must be no space before this name' };
    }
    yield { line: `${line} }`, reason: 'A } is missing at its end' };
    yield { line: `${start}${key}: ${quote(value)}${comment}`, reason: explainQuotes(value) };
  }
  const [, indent = '', name = '', rest = ''] = /^(\s*)([a-z]\w*) +(\S.*)$/.exec(line) ?? [];
  if (name) {
    yield { line: `${indent}${name}: ${rest}`, reason: 'A colon is missing behind the name' };
  }
  // For JSON.
  const [, before = '', text = '', after = ''] = /^(\s*"[^"]+": ")(.*)(",?)$/.exec(line) ?? [];
  if (before) {
    yield {
      line: before + quote(text).slice(1, -1) + after,
      reason: 'Within a text the quotes are curly',
    };
    yield { line: `${line},`, reason: 'A comma is missing at its end' };
  }
}

/** The zero-based line of the first syntax error in YAML, or `null` if it is valid. */
function findMistake(text: string): { index: number; code: string } | null {
  const lineCounter = new LineCounter();
  const [error] = parseDocument(text, { lineCounter, prettyErrors: false }).errors;
  return error ? { index: lineCounter.linePos(error.pos[0]).line - 1, code: error.code } : null;
}

/**
 * Explains the first syntax error in YAML or JSON, with a corrected line if one is found, and its zero-based
 * `index`; only the first, because a parser finds follow-up errors after it.
 */
export function explainYamlMistake(text: string): { index: number; message: string } | null {
  const mistake = findMistake(text);
  if (!mistake) {
    return null;
  }
  const lines = text.split('\n');
  const { index, code } = mistake;
  if (code === 'DUPLICATE_KEY') {
    const name = lines[index]?.trim().split(':')[0];
    return { index, message: `\`${name}\` is here twice: remove one of the two lines.` };
  }
  // The parser reports an unclosed quote only at the next quote.
  const openQuote = lines.findIndex((line) => /: *["'][^"']*$/.test(line));
  const places = [index, index - 1, index + 1, openQuote].filter((place) => lines[place]?.trim());
  const tried = places.flatMap((place) =>
    [...listCorrections(lines[place] ?? '')].map(({ line, reason }) => ({
      index: place,
      message: `${reason}. Write: \`${line}\``,
      next: line === lines[place] ? mistake : findMistake(lines.with(place, line).join('\n')),
    })),
  );
  // The corrected text may still have an error on a later line.
  const found =
    tried.find(({ next }) => !next) ?? tried.find(({ next }) => next && next.index > index + 1);
  if (found) {
    return { index: found.index, message: found.message };
  }
  return {
    index,
    message:
      'This line, or the one before it, is not written as the others: compare its colon, quotes, brackets and the blanks before it with the same line in another file.',
  };
}
