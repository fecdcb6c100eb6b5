import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encodings by their byte order mark (BOM), in hexadecimal digits. */
const utf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

const findUtf16 = (bytes: Buffer): string | undefined => utf16[bytes.toString('hex', 0, 2)];

/** Whether the encoding of a file can only be guessed, so that letters may be wrong. */
export const isGuessed = (bytes: Buffer): boolean => !isUtf8(bytes) && !findUtf16(bytes);

const decode = (bytes: Buffer): string =>
  isUtf8(bytes)
    ? bytes.toString('utf8')
    : new TextDecoder(findUtf16(bytes) ?? 'windows-1252').decode(bytes);

/** Line breaks that Word inserts in a paragraph, and others that editors do not display. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Control and format characters, such as a byte order mark; not the joiners, which Indic scripts need. */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Tabs and no-break spaces in the indentation of a line, or after the marker of a heading, item or field. */
const oddBlanks = /^( *(?:#+|-|\d+\.|"?[\w-]+"?:|:{2,}[\w-]*)?)([^\S\n]*[^\S\n ][^\S\n]*)/gm;

const TAB = '  ';

/**
 * Decodes a file and normalizes white space and line breaks, of which pasted text has look-alikes, without
 * changing line numbers.
 */
const decodeText = (bytes: Buffer): string =>
  decode(bytes)
    // The search compares words in NFC.
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(softBreaks, ' ')
    .replace(invisible, '')
    .replace(
      oddBlanks,
      (_, mark: string, blanks: string) =>
        mark + blanks.replaceAll('\t', TAB).replace(/[^\S ]/g, ' '),
    );

/** The text of a content file, or of the part that begins at a line. */
export interface SourceText {
  /** The path relative to the root of the project. */
  file: string;
  text: string;
  /** The one-based line of the file at which `text` begins. */
  firstLine: number;
}

/** Reads and normalizes a content file by its path relative to the root of the project. */
export const readSource = (root: string, file: string): SourceText => ({
  file,
  text: decodeText(readFileSync(join(root, file))),
  firstLine: 1,
});

/** The line of a position in a text. */
export const toLineAt = ({ text, firstLine }: SourceText, position: number): number =>
  firstLine + (text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);
