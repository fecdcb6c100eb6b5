/** The text of a file, or of the part that begins at a line. */
export interface SourceText {
  /** The path relative to the root of the project. */
  file: string;
  text: string;
  /** The one-based line of the file at which `text` begins. */
  firstLine: number;
}

/** The line of a position in a text. */
export const toLineAt = ({ text, firstLine }: SourceText, position: number): number =>
  firstLine + (text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);
