import { isUtf8 } from 'node:buffer';

/** Encodings by their byte order mark in hexadecimal digits. */
const utf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

const findUtf16 = (bytes: Buffer): string | undefined => utf16[bytes.toString('hex', 0, 2)];

/** Whether the encoding of a text is a guess, by which letters may be wrong. */
export const isGuessed = (bytes: Buffer): boolean => !isUtf8(bytes) && !findUtf16(bytes);

const decode = (bytes: Buffer): string =>
  isUtf8(bytes)
    ? bytes.toString('utf8')
    : new TextDecoder(findUtf16(bytes) ?? 'windows-1252').decode(bytes);

/** Line breaks that Word writes within a paragraph, and others that no editor shows as such. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Control and format characters, such as a byte order mark; Indic scripts need the joiners. */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Tabs and no-break spaces before a line, or behind what makes it a heading, an item or a field. */
const oddBlanks = /^( *(?:#+|-|\d+\.|"?[\w-]+"?:|:{2,}[\w-]*)?)([^\S\n]*[^\S\n ][^\S\n]*)/gm;

const TAB = '  ';

/**
 * The text of a file with the blanks and line breaks that its readers expect: what somebody pastes
 * brings others, which look the same. Every character stays on its line.
 */
export const decodeText = (bytes: Buffer): string =>
  decode(bytes)
    // The search compares words in this form.
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(softBreaks, ' ')
    .replace(invisible, '')
    .replace(
      oddBlanks,
      (_, mark: string, blanks: string) =>
        mark + blanks.replaceAll('\t', TAB).replace(/[^\S ]/g, ' '),
    );
