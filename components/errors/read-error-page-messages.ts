/** The id of the element of every page that has the texts of the error page as data attributes. */
export const ERROR_PAGE_MESSAGES_ID = 'error-page-messages';

type ErrorPageMessages = Partial<Record<'language' | 'title' | 'lead' | 'retry' | 'home', string>>;

let kept: ErrorPageMessages = {};

/**
 * Reads the texts of the error page from the document that failed. They are kept in a variable, because
 * the error page replaces that document and may be mounted again. During the build there is no document.
 */
export function readErrorPageMessages(): ErrorPageMessages {
  const element =
    typeof document === 'object' ? document.getElementById(ERROR_PAGE_MESSAGES_ID) : null;
  if (element) {
    kept = element.dataset;
  }
  return kept;
}
