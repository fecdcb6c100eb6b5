export interface SourceText {
  file: string;
  text: string;
  /** The line of the file at which `text` begins, counted from 1. */
  firstLine: number;
}

export const toLineAt = ({ text, firstLine }: SourceText, position: number): number =>
  firstLine + (text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);
