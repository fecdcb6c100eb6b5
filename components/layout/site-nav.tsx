'use client';

import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { scrollBack } from '@/lib/browser/scroll-back';
import { findCurrentSection, scrollToSection, watchCurrentSection } from '@/lib/browser/sections';
import { menuItem, menuRow } from './menu-classes';

interface SiteNavProps {
  label: string;
  home: string;
  isHome: boolean;
  ownSection: string | undefined;
  sections: readonly { id: string; label: string; subjects: ReactNode }[];
  /** List items of the menu; the `value` of a button is the id of that in the header which it clicks. */
  before: ReactNode;
  after: ReactNode;
}

const watchNothing = () => () => undefined;

function setPageInert(isOpening: boolean) {
  for (const region of document.querySelectorAll<HTMLElement>('.site-header ~ *')) {
    region.inert = isOpening;
  }
}

// In `:is()` a pseudo-class that an old browser does not know is no error.
const findOpenMenu = () => document.querySelector<HTMLElement>('#menu:is(:popover-open)');

const close = () => findOpenMenu()?.hidePopover();

/** Sets the custom property `--header-height`, which depends on width, text size and spacing. */
function watchHeaderHeight(): () => void {
  const header = document.querySelector('header') as HTMLElement;
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`);
    // CSS hides the menu button where the header has room for a row of links.
    if (header.querySelector('[popovertarget]')?.getClientRects().length === 0) {
      close();
    }
  });
  observer.observe(header);
  return () => observer.disconnect();
}

/** Links to the sections of the landing page: a row in a wide header, else a popover. */
export function SiteNav({
  label,
  home,
  isHome,
  ownSection,
  sections,
  before,
  after,
}: SiteNavProps) {
  const current = useSyncExternalStore(
    isHome ? watchCurrentSection : watchNothing,
    () => (isHome ? findCurrentSection() : ownSection),
    () => ownSection,
  );

  useEffect(() => {
    // Opened before hydration.
    if (findOpenMenu()) {
      setPageInert(true);
    }
    if (isHome) {
      scrollBack();
    }
    return watchHeaderHeight();
  }, [isHome]);

  function go(event: MouseEvent<HTMLElement>) {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button');
    if (!control || isModifiedClick(event)) {
      return;
    }
    // The menu closes first, so that closing a dialog returns the focus to its button.
    close();
    if (control instanceof HTMLButtonElement) {
      document.getElementById(control.value)?.click();
      return;
    }
    const section = isHome && control.hash && document.getElementById(control.hash.slice(1));
    if (section) {
      event.preventDefault();
      scrollToSection(section);
    }
  }

  return (
    <nav
      id="menu"
      popover="auto"
      aria-label={label}
      // Before it is open, so that nothing behind it can take the focus.
      onBeforeToggle={({ newState }) => setPageInert(newState === 'open')}
      onClickCapture={go}
      className="w-full overflow-y-auto bg-bg p-4 text-text [inset:var(--header-height)_0_0] [top:anchor(--site-header_bottom)] @max-desktop:[&:not(:is(:popover-open,.is-open))]:hidden @desktop:static @desktop:block @desktop:w-auto @desktop:grow @desktop:overflow-visible @desktop:p-0"
    >
      <ul className="@desktop:flex @desktop:justify-evenly">
        {before}
        {sections.map(({ id, label: text, subjects }) => (
          <li key={id} className={menuRow}>
            <a
              href={`${home}#${id}`}
              aria-current={current === id ? 'true' : undefined}
              className={`${menuItem} pr-14 @desktop:pr-1.5`}
            >
              {text}
            </a>
            {subjects}
          </li>
        ))}
        {after}
      </ul>
    </nav>
  );
}
