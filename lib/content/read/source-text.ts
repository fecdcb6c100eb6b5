import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeText } from '../../text/decode-text';

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
