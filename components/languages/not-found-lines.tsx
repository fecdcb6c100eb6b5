import { plainLink } from '@/components/ui/button-classes';
import { getContent } from '@/lib/content/get-content';
import { listPublishedTranslations } from '@/lib/content/pages/languages';
import { getLanguageCode } from '@/lib/current-language';
import { defaultLanguage } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';

/**
 * “Page not found” in each other language: some hosts, such as GitHub Pages, serve the `404.html` of the
 * default language for all unknown addresses.
 */
export function NotFoundLines() {
  const others = getLanguageCode() === defaultLanguage ? listPublishedTranslations() : [];
  return (
    <ul className="mt-8 text-base empty:hidden">
      {others.map((code) => {
        const { navigation, 'not-found': lost } = getContent(code).messages;
        return (
          <li key={code} lang={code} className="flex flex-wrap items-center gap-x-3">
            {lost.title}
            <a href={toAddressIn(code, '/')} hrefLang={code} className={plainLink}>
              {navigation.sections.find(({ id }) => id === 'home')?.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
