import type { ReactNode } from 'react';
import { Unhydrated } from '@/components/ui/unhydrated';
import { menuItem, menuRow } from './menu-classes';

interface SiteNavProps {
  label: string;
  /** The address of the landing page. */
  home: string;
  ownSection: string | undefined;
  sections: readonly { id: string; label: string; subjects: ReactNode }[];
  /** List items of the menu; the `value` of a button is the id of that in the header which it clicks. */
  before: ReactNode;
  after: ReactNode;
}

/** Links to the sections of the landing page: a row in a wide header, else a popover (`operateMenu`). */
export const SiteNav = ({ label, home, ownSection, sections, before, after }: SiteNavProps) => (
  <Unhydrated
    as="nav"
    id="menu"
    popover="auto"
    aria-label={label}
    className="w-full overflow-y-auto bg-bg p-4 text-text [inset:var(--header-height)_0_0] [top:anchor(--site-header_bottom)] @max-desktop:[&:not(:is(:popover-open,.is-open))]:hidden @desktop:static @desktop:block @desktop:w-auto @desktop:grow @desktop:overflow-visible @desktop:p-0"
  >
    <ul className="@desktop:flex @desktop:justify-evenly">
      {before}
      {sections.map(({ id, label: text, subjects }) => (
        <li key={id} className={menuRow}>
          <a
            href={`${home}#${id}`}
            aria-current={ownSection === id ? 'true' : undefined}
            className={`${menuItem} pr-14 @desktop:pr-1.5`}
          >
            {text}
          </a>
          {subjects}
        </li>
      ))}
      {after}
    </ul>
  </Unhydrated>
);
