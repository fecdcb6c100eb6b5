/** The id of the element of every page that has the texts of the error page as data attributes. */
export const ERROR_PAGE_MESSAGES_ID = 'error-page-messages';

interface ErrorPageMessages {
  /** Their language tag. */
  language: string;
  title: string;
  lead: string;
  retry: string;
  home: string;
}

let kept: ErrorPageMessages = { language: '', title: '', lead: '', retry: '', home: '' };

/**
 * Reads the texts of the error page from the document that failed. They are kept in a variable, because
 * the error page replaces that document and may be mounted again. During the build there is no document.
 */
export function readErrorPageMessages(): ErrorPageMessages {
  const element =
    typeof document === 'object' ? document.getElementById(ERROR_PAGE_MESSAGES_ID) : null;
  if (element) {
    const { language = '', title = '', lead = '', retry = '', home = '' } = element.dataset;
    kept = { language, title, lead, retry, home };
  }
  return kept;
}
