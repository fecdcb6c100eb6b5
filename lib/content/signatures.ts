import { unreviewed } from './document-schemas';
import type { AnyDocument } from './documents';
import { getToday } from './model/day';
import type { Problem } from './model/problems';
import { listChangedKinds, toSubstanceCode } from './substance-code';

/** A signature in the front matter of a document. */
interface Signature {
  field: 'review' | 'translation';
  signer: string;
  substance: string | null | undefined;
  /** The documents that the signer has read. */
  read: readonly AnyDocument[];
  /** Whether it is a translation, and its original has changed since. */
  isOutdated: boolean;
  /** The field without the signature. */
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

/** The lines to write for a signature to count. */
function toRemedy({ field, substance, isOutdated }: Signature, code: string): string {
  if (isOutdated) {
    // With the code, somebody could sign a translation of an older original.
    return 'Bring the text up to date and write its line `of:` first; this message then gives the code to write.';
  }
  const line = `\`  substance: ${code}\` below \`${field}:\``;
  return substance
    ? `After a new review, write \`  reviewedOn: ${getToday()}\` and ${line}.`
    : `Write ${line}.`;
}

/** Why a signature does not count, with the lines to write; `null` where it counts. */
function explainVoid(signature: Signature): string | null {
  const { field, signer, substance, read } = signature;
  // Translated cards of eye care have signatures of their own; a page shows those that are signed.
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
 * Removes from some documents each signature that is for another substance than theirs, so that nothing
 * shows it, and returns a remark for each.
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
