import { Chevron } from '@/components/ui/chevron';
import { InnerLink } from '@/components/ui/inner-link';
import { getSection, toSection } from '@/lib/content/articles';
import { getMessages } from '@/lib/content/get-content';
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
    <details className="group @6xl:hidden">
      <summary aria-label={formatMessage(subjectsOf, { section: label })}>
        <Chevron className="group-open:rotate-180" />
      </summary>
      <ul>
        {[{ path, shortTitle: overview }, ...getSection(toSection(path))].map((page) => (
          <li key={page.path}>
            <InnerLink href={page.path}>{page.shortTitle}</InnerLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
