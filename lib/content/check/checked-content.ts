import type { Content } from '../content';
import type { DocumentFile } from '../document-file';
import { toList } from '../documents';
import type { Problem, Report } from '../model/problems';

/** A reference to a missing page: a link to its path, or the name of its file. */
interface MissingPageReference {
  path: string | null;
  isLink: boolean;
}

export interface Mistake extends Problem {
  missing?: MissingPageReference;
}

/** The content of a language, and the functions that report its mistakes and warnings. */
export interface CheckedContent {
  /** The root folder of the project. */
  root: string;
  content: Content;
  /** The content of the default language; `null` if this is it. */
  original: Content | null;
  report: (mistake: Mistake) => void;
  /** Reports a warning, which does not prevent a release. */
  remark: Report;
}

/** All documents of a language, those with invalid front matter without its fields. */
export const listAllDocuments = (content: Content): DocumentFile[] => [
  ...toList(content),
  ...content.broken,
];

/** The line of a position in the Markdown of a document. */
export const toLineAt = ({ source }: DocumentFile, position: number): number =>
  source.firstLine + (source.text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);

/** The line of the first or last occurrence of a string in the Markdown of a document. */
export function findLine(document: DocumentFile, piece: string, isLast = false): number {
  const { text } = document.source;
  return toLineAt(document, isLast ? text.lastIndexOf(piece) : text.indexOf(piece));
}
