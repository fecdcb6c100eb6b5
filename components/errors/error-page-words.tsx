import { getWords } from '@/lib/content/get-content';
import { language } from '@/lib/language';
import { ERROR_PAGE_WORDS_ID } from './read-error-page-words';

/**
 * The words of the error page, unseen on every page: it replaces the document in the browser, where
 * nothing from the server reaches it.
 */
export function ErrorPageWords() {
  const { title, lead, retry, home } = getWords()['error-page'];
  return (
    <template
      id={ERROR_PAGE_WORDS_ID}
      data-language={language.tag}
      data-title={title}
      data-lead={lead}
      data-retry={retry}
      data-home={home}
    />
  );
}
