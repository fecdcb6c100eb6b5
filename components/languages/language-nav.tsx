import { plainLink } from '@/components/ui/button-classes';
import { getContent } from '@/lib/content/get-content';
import { listLanguagesOf, listPublishedLanguages } from '@/lib/content/pages/languages';
import { getLanguageCode } from '@/lib/current-language';
import { formatOwnName } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
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

/** Links to a page in the other languages; nothing while no other language is published. */
export function LanguageNav({ label, path }: LanguageNavProps) {
  const own = path === undefined ? [] : listLanguagesOf(path);
  const open = listPublishedLanguages();
  if (open.length < 2) {
    return null;
  }
  return (
    <nav aria-label={label} className="ml-auto">
      <ul className="flex flex-wrap gap-x-2 @max-tablet:gap-x-1">
        {open.map((code) => {
          const homeLabel = path === undefined ? toHomeLabel(code) : undefined;
          return (
            <li key={code} lang={code} className="inline-flex min-h-11 items-center">
              {code === getLanguageCode() ? (
                <span aria-current="true" className="px-1.5 font-bold">
                  {formatOwnName(code)}
                </span>
              ) : (
                <a
                  href={toAddressIn(code, path ?? HOME)}
                  hrefLang={code}
                  rel={own.includes(code) ? 'alternate' : undefined}
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
