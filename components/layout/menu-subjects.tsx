import { Chevron } from '@/components/ui/chevron';
import { getMessages } from '@/lib/content/get-content';
import { getSection, toSection } from '@/lib/content/pages/articles';
import { getLanguageCode } from '@/lib/current-language';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';

interface MenuSubjectsProps {
  label: string;
  path: string | undefined;
  /** The text of the link to the page of the section; absent for a section that does not unfold. */
  overview: string | undefined;
}

/** The pages of a section of the site, folded in the menu of a narrow header. */
export function MenuSubjects({ label, path, overview }: MenuSubjectsProps) {
  if (!path || !overview) {
    return null;
  }
  const { subjectsOf } = getMessages().navigation;
  return (
    <details className="group @desktop:hidden">
      <summary aria-label={formatMessage(subjectsOf, { section: label })}>
        <Chevron className="group-open:rotate-180" />
      </summary>
      <ul>
        {[
          { path, shortTitle: overview, language: getLanguageCode() },
          ...getSection(toSection(path)),
        ].map((page) => (
          <li key={page.path}>
            <a href={toPageAddress(page.path)} lang={toLangAttribute(page.language)}>
              {page.shortTitle}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
