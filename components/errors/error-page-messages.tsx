import { getMessages } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { ERROR_PAGE_MESSAGES_ID } from './read-error-page-messages';

/**
 * The words of the error page, unseen on every page: it replaces the document in the browser, where
 * nothing from the server reaches it.
 */
export function ErrorPageMessages() {
  const { title, lead, retry, home } = getMessages()['error-page'];
  return (
    <template
      id={ERROR_PAGE_MESSAGES_ID}
      data-language={language.tag}
      data-title={title}
      data-lead={lead}
      data-retry={retry}
      data-home={home}
    />
  );
}
