import { careLevels, URGENT_PATH } from '../schema/signs';
import type { AnyDocument } from './documents';

const careCard = new RegExp(`^::+(?:every-sign|${careLevels.join('|')})\\b`, 'm');

/** Whether a document contains health information: by its kind, its subject, its first-aid steps or a care card. */
const isAboutHealth = (document: AnyDocument): boolean =>
  ['eye-care-card', 'article', 'faq', 'landing'].includes(document.kind) ||
  ('about' in document && document.about !== undefined) ||
  'firstSteps' in document ||
  careCard.test(document.source.text);

/** Whether a document may be published: no translation with health information that nobody signed. */
export const isSigned = (document: AnyDocument): boolean =>
  !document.translation ||
  (document.translation.reviewedBy !== null && document.translation.reviewedOn !== null) ||
  !isAboutHealth(document);

/** The order in which translations should be signed: what a language is not published without, then pages, then posts. */
const toRank = ({ path, kind }: AnyDocument): number => {
  const first = [URGENT_PATH, '/', '/faq/'].indexOf(path);
  return first >= 0 ? first : kind === 'post' ? 4 : 3;
};

/** The documents whose translation needs a signature, most urgent first, without their text. */
export const listUnsignedFiles = (documents: readonly AnyDocument[]) =>
  documents
    .filter((document) => !isSigned(document))
    .sort((a, b) => toRank(a) - toRank(b))
    .map(({ file, path }) => ({ file, path }));
