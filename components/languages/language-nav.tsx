import { plainLink } from '@/components/ui/button-classes';
import { getContent } from '@/lib/content/get-content';
import { listLanguagesOf } from '@/lib/content/languages';
import { formatOwnName, type LanguageCode, language, languageCodes } from '@/lib/language';
import { toAddressIn } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';
import { getHomeLabel } from './home-label';

interface LanguageNavProps {
  label: string;
  /** The address of the page inside the site; absent for a page such as 404, which has any address. */
  path: string | undefined;
}

const HOME = '/';

/** The label of a link to the home page of a language, in that language. */
function toHomeLabel(code: LanguageCode): string {
  const { languages } = getContent(code).messages;
  return formatMessage(languages.homeOf, {
    language: formatOwnName(code),
    home: getHomeLabel(code),
  });
}

/**
 * Links to a page in the other languages, or to the home page of one that does not have it. Nothing
 * while no other language is published.
 */
export function LanguageNav({ label, path }: LanguageNavProps) {
  const own = path === undefined ? [] : listLanguagesOf(path);
  const open = listLanguagesOf(HOME);
  if (open.length < 2) {
    return null;
  }
  return (
    <nav aria-label={label} className="ml-auto">
      <ul className="flex flex-wrap gap-x-2 @max-sm:gap-x-1">
        {languageCodes
          .filter((code) => open.includes(code))
          .map((code) => {
            const hasPage = own.includes(code);
            const homeLabel = hasPage ? undefined : toHomeLabel(code);
            return (
              <li key={code} lang={code} className="inline-flex min-h-[44px] items-center">
                {code === language.code ? (
                  <span aria-current="true" className="px-1.5 font-bold">
                    {formatOwnName(code)}
                  </span>
                ) : (
                  <a
                    href={toAddressIn(code, path !== undefined && hasPage ? path : HOME)}
                    hrefLang={code}
                    rel={hasPage ? 'alternate' : undefined}
                    aria-label={homeLabel}
                    title={homeLabel}
                    className={`${plainLink} justify-center px-1.5`}
                  >
                    {formatOwnName(code)}
                  </a>
                )}
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
