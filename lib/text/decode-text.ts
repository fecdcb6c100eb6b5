/** UTF-16 encodings by byte order mark (BOM), in hexadecimal. */
const utf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

function decode(bytes: Buffer): string {
  const encoding = utf16[bytes.toString('hex', 0, 2)];
  return encoding ? new TextDecoder(encoding).decode(bytes) : bytes.toString();
}

/** Line breaks that Word inserts in a paragraph, and others that editors do not show. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Control and format characters, such as a byte order mark, but not joiners, which Indic scripts need. */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Tabs and no-break spaces in the indentation of a line, or after a heading, list or field marker. */
const oddBlanks = /^( *(?:#+|-|\d+\.|"?[\w-]+"?:|:{2,}[\w-]*)?)([^\S\n]*[^\S\n ][^\S\n]*)/gm;

const TAB = '  ';

/**
 * Decodes a file and normalizes white space and line breaks, which have look-alikes in pasted text, without changing
 * line numbers.
 */
export const decodeText = (bytes: Buffer): string =>
  decode(bytes)
    // Equal words become equal strings, whichever of their Unicode encodings an editor has used.
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(softBreaks, ' ')
    .replace(invisible, '')
    .replace(
      oddBlanks,
      (_, mark: string, blanks: string) =>
        mark + blanks.replaceAll('\t', TAB).replace(/[^\S ]/g, ' '),
    );
