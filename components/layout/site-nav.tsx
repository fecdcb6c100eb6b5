'use client';

import { usePathname } from 'next/navigation';
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { Link } from '@/components/ui/link';
import { findCurrentSection, watchCurrentSection } from '@/lib/browser/current-section';
import { followFromDialog, pushDialogEntry, removeDialogEntry } from '@/lib/browser/dialog-history';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { scrollToSection, showSectionAddress } from '@/lib/browser/scroll-to-section';
import { watchHeaderHeight } from '@/lib/browser/watch-header-height';

interface SiteNavProps {
  label: string;
  sections: readonly { id: string; label: string; path?: string; subjects: ReactNode }[];
  /** List items of the menu; the `value` of a button is the id of that in the header which it clicks. */
  before: ReactNode;
  after: ReactNode;
}

const watchNothing = () => () => undefined;

function setPageInert(isOpening: boolean) {
  for (const region of document.querySelectorAll<HTMLElement>('.site-header ~ *')) {
    region.inert = isOpening;
  }
  if (isOpening) {
    pushDialogEntry(close);
  } else {
    removeDialogEntry();
  }
}

// In `:is()` a pseudo-class that an old browser does not know is no error.
const findOpenMenu = () => document.querySelector<HTMLElement>('#menu:is(:popover-open)');

const close = () => findOpenMenu()?.hidePopover();

// CSS hides the menu button where the header has room for a row of links.
function closeWithoutButton() {
  if (document.querySelector('[popovertarget="menu"]')?.getClientRects().length === 0) {
    close();
  }
}

/** Links to the sections of the landing page: a row in a wide header, else a popover. */
export function SiteNav({ label, sections, before, after }: SiteNavProps) {
  const pathname = usePathname();
  const isHome = pathname === '/';
  const ownSection = sections.find(({ path }) => path && pathname.startsWith(path))?.id;
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
    return watchHeaderHeight(closeWithoutButton);
  }, []);

  function closeOnFocusOut({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const isAtButton = relatedTarget instanceof Element && relatedTarget.matches('[popovertarget]');
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !isAtButton) {
      close();
    }
  }

  function go(event: MouseEvent<HTMLElement>) {
    const control =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button');
    if (!control || isModifiedClick(event)) {
      return;
    }
    if (control instanceof HTMLButtonElement) {
      // The menu closes first, so that closing the dialog returns the focus to its button.
      close();
      document.getElementById(control.value)?.click();
      return;
    }
    const section = isHome && control.hash && document.getElementById(control.hash.slice(1));
    if (section) {
      event.preventDefault();
      showSectionAddress(section);
      close();
      scrollToSection(section);
    } else {
      followFromDialog(event.nativeEvent, close);
    }
  }

  return (
    <nav
      id="menu"
      popover="auto"
      aria-label={label}
      // Before it is open, so that nothing behind it can take the focus.
      onBeforeToggle={({ newState }) => setPageInert(newState === 'open')}
      onBlur={closeOnFocusOut}
      onClickCapture={go}
      className="site-nav"
    >
      <ul>
        {before}
        {sections.map(({ id, label: text, subjects }) => (
          <li key={id}>
            <Link href={`/#${id}`} aria-current={current === id ? 'true' : undefined}>
              {text}
            </Link>
            {subjects}
          </li>
        ))}
        {after}
      </ul>
    </nav>
  );
}
