import { unreviewed } from './document-schemas';
import type { AnyDocument } from './documents';
import { getToday } from './model/day';
import type { Problem } from './model/problems';
import { listChangedKinds, toSubstanceCode } from './substance-code';

/** A signature (a review with name and date) in the front matter of a document. */
interface Signature {
  field: 'review' | 'translation';
  signer: string;
  substance: string | null | undefined;
  /** The documents that the signer reviewed. */
  read: readonly AnyDocument[];
  /** Whether it signs a translation whose original has changed since. */
  isOutdated: boolean;
  /** The value of the field without the signature. */
  unsigned: object;
}

type FindOriginal = (document: AnyDocument) => AnyDocument | undefined;

function listSignatures(document: AnyDocument, findOriginal: FindOriginal): Signature[] {
  const { translation } = document;
  const review = 'review' in document ? document.review : unreviewed;
  const signatures: Signature[] = [];
  if (review.reviewer) {
    signatures.push({
      field: 'review',
      signer: review.reviewer,
      substance: review.substance,
      read: [document],
      isOutdated: false,
      unsigned: unreviewed,
    });
  }
  if (translation?.reviewedBy) {
    const original = findOriginal(document);
    signatures.push({
      field: 'translation',
      signer: translation.reviewedBy,
      substance: translation.substance,
      read: original ? [document, original] : [document],
      isOutdated: original !== undefined && translation.of !== original.version,
      unsigned: { ...translation, reviewedBy: null, reviewedOn: null },
    });
  }
  return signatures;
}

/** The instruction that makes an invalid signature valid. */
function toRemedy({ field, substance, isOutdated }: Signature, code: string): string {
  if (isOutdated) {
    // If the message had the code, an outdated translation could be signed.
    return 'Bring the text up to date and write its line `of:` first; this message then gives the code to write.';
  }
  const line = `\`  substance: ${code}\` below \`${field}:\``;
  return substance
    ? `After a new review, write \`  reviewedOn: ${getToday()}\` and ${line}.`
    : `Write ${line}.`;
}

/** Explains why a signature is invalid, with the lines to write; returns `null` if it is valid. */
function explainVoid(signature: Signature): string | null {
  const { field, signer, substance, read } = signature;
  // Translated eye-care cards have their own signatures; a page shows only signed ones.
  const code = toSubstanceCode(read, field === 'review');
  if (substance === code) {
    return null;
  }
  const remedy = toRemedy(signature, code);
  if (!substance) {
    return `The signature of ${signer} does not count yet, because it does not say which version was read. ${remedy}`;
  }
  const kinds = listChangedKinds(substance, code).join(' and the ');
  const files = read.map(({ file }) => file).join(' or ');
  return `The signature of ${signer} does not count any more, because it is for another version: the ${kinds} of ${files} changed. ${remedy}`;
}

/**
 * Removes invalid signatures, whose code does not match the content, from the documents, so that no page
 * shows them; returns a warning for each.
 */
export function withdrawSignatures(
  documents: readonly AnyDocument[],
  findOriginal: FindOriginal,
): Problem[] {
  return documents.flatMap((document) =>
    listSignatures(document, findOriginal).flatMap((signature) => {
      const message = explainVoid(signature);
      if (message === null) {
        return [];
      }
      Object.assign(document, { [signature.field]: signature.unsigned });
      const line = document.toLine([signature.field, 'substance']);
      return [{ file: document.file, line, message }];
    }),
  );
}
