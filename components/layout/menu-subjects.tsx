import { Chevron } from '@/components/ui/stroke-icon';
import { getMessages } from '@/lib/content/get-content';
import { getSection, toSection } from '@/lib/content/pages/articles';
import { getLanguageCode } from '@/lib/current-language';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';

interface MenuSubjectsProps {
  id: string;
  label: string;
  path: string | undefined;
}

/** The pages of a section of the site, collapsed in the menu of a narrow header. */
export function MenuSubjects({ id, label, path }: MenuSubjectsProps) {
  const { home, navigation } = getMessages();
  const overviews: Readonly<Record<string, string>> = {
    'vision-therapy': home.visionTherapy.overview,
    eyecare: home.eyeCare.link,
  };
  const overview = overviews[id];
  if (!path || !overview) {
    return null;
  }
  return (
    <details className="group @desktop:hidden">
      {/* Shown as a toggle button beside the link to the section. */}
      <summary
        aria-label={formatMessage(navigation.subjectsOf, { section: label })}
        className="absolute top-0 right-0 grid h-14 w-12 cursor-pointer place-items-center text-accent2"
      >
        <Chevron className="group-open:rotate-180" />
      </summary>
      <ul className="mb-3 columns-[17rem] pl-3">
        {[
          { path, shortTitle: overview, language: getLanguageCode() },
          ...getSection(toSection(path)),
        ].map((page) => (
          <li key={page.path}>
            <a
              href={toPageAddress(page.path)}
              lang={toLangAttribute(page.language)}
              className="flex min-h-11 items-center px-3 text-small leading-snug hover:underline"
            >
              {page.shortTitle}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
