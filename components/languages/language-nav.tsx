import { plainLink } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { listLanguagesOf, listPublishedLanguages } from '@/lib/content/pages/languages';
import { getLanguageCode } from '@/lib/current-language';
import { formatOwnName } from '@/lib/language';
import { toAddressIn } from '@/lib/site/language-address';

/** Links to a page in the other languages, or to their home pages; nothing if no other language is published. */
export function LanguageNav({ path }: { path: string | undefined }) {
  const own = path === undefined ? [] : listLanguagesOf(path);
  const open = listPublishedLanguages();
  if (open.length < 2) {
    return null;
  }
  return (
    <nav aria-label={getMessages().languages.label} className="ml-auto">
      <ul className="flex flex-wrap gap-x-2 @max-tablet:gap-x-1">
        {open.map((code) => (
          <li key={code} lang={code} className="inline-flex min-h-11 items-center">
            {code === getLanguageCode() ? (
              <span aria-current="true" className="px-1.5 font-bold">
                {formatOwnName(code)}
              </span>
            ) : (
              <a
                href={toAddressIn(code, path ?? '/')}
                hrefLang={code}
                rel={own.includes(code) ? 'alternate' : undefined}
                className={`${plainLink} justify-center px-1.5`}
              >
                {formatOwnName(code)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
