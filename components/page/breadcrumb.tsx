import { getMessages } from '@/lib/content/get-content';
import { getBreadcrumbs } from '@/lib/content/pages/site-pages';
import { getLanguageCode } from '@/lib/current-language';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';

interface BreadcrumbProps {
  path: string;
  /** The label of a page that is not in the list of site pages, such as a demo. */
  label?: string;
}

export function Breadcrumb({ path: current, label: name }: BreadcrumbProps) {
  const own = name ? [{ label: name, path: current, language: getLanguageCode() }] : [];
  const crumbs = [...getBreadcrumbs(current), ...own];
  return (
    <nav aria-label={getMessages().page.breadcrumb} className="text-base print:hidden">
      <ol className="-ml-1.5 flex flex-wrap items-center text-muted">
        {crumbs.map(({ label, path, language }, index) =>
          path === current ? (
            <li
              key={path}
              lang={toLangAttribute(language)}
              aria-current="page"
              className="px-1.5 @max-tablet:sr-only"
            >
              {label}
            </li>
          ) : (
            <li
              key={path}
              lang={toLangAttribute(language)}
              className={`flex items-center ${index === crumbs.length - 2 ? '' : '@max-tablet:hidden'}`}
            >
              <a
                href={toPageAddress(path)}
                className="inline-flex min-h-11 min-w-11 items-center justify-between gap-1.5 pl-1.5 hover:text-text"
              >
                <span className="underline underline-offset-4">{label}</span>
                {/* A narrow screen shows only the parent page: the title of the current page is right below. */}
                <span aria-hidden="true" className="@max-tablet:hidden">
                  /
                </span>
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
