/** Where every page carries the words of the error page: the id of an element with data attributes. */
export const ERROR_PAGE_MESSAGES_ID = 'error-page-messages';

interface ErrorPageMessages {
  /** The tag of the language they are in. */
  language: string;
  title: string;
  lead: string;
  retry: string;
  home: string;
}

let kept: ErrorPageMessages = { language: '', title: '', lead: '', retry: '', home: '' };

/**
 * The words of the error page, out of the document that broke. They are kept, because that document
 * is replaced and the error page may be mounted again. There is no document while the site is built.
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
