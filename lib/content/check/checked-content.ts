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

/** The content of a language, and where its checks report. */
export interface CheckedContent {
  /** The folder of the project. */
  root: string;
  content: Content;
  /** That of the default language, which a translation follows. */
  original: Content | null;
  report: (mistake: Mistake) => void;
  /** Reports what is no mistake and does not prevent a release. */
  remark: Report;
}

/** Every document of a language; of those with a mistake in their front matter, the Markdown alone. */
export const listAllDocuments = (content: Content): DocumentFile[] => [
  ...toList(content),
  ...content.broken,
];

/** The line of a document on which a position of its source is. */
export const toLineAt = ({ source }: DocumentFile, position: number): number =>
  source.firstLine + (source.text.slice(0, Math.max(0, position)).match(/\n/g)?.length ?? 0);

/** The line of the first or last occurrence of a piece of a document's source. */
export function findLine(document: DocumentFile, piece: string, isLast = false): number {
  const { text } = document.source;
  return toLineAt(document, isLast ? text.lastIndexOf(piece) : text.indexOf(piece));
}
