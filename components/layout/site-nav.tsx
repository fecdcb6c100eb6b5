'use client';

import { usePathname } from 'next/navigation';
import {
  type FocusEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { Link } from '@/components/ui/link';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { findCurrentSection } from '@/lib/browser/current-section';
import { followFromDialog, pushDialogEntry, removeDialogEntry } from '@/lib/browser/dialog-history';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { scrollToSection, showSectionAddress } from '@/lib/browser/scroll-to-section';
import { watchHeaderHeight } from '@/lib/browser/watch-header-height';

interface SiteNavProps {
  label: string;
  menu: string;
  sections: readonly { id: string; label: string; path?: string }[];
  readingSettings: { label: string; buttonId: string };
  /** The page of all signs by how fast each needs care; with `hrefLang` it is in that other language. */
  urgent: { label: string; href: string; hrefLang?: string };
}

const subscribe = (onChange: () => void) => {
  addEventListener('scroll', onChange);
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
};

// Before the panel shows, so that the focus can go nowhere behind it; and back before it is gone.
function holdPage({ newState }: ToggleEvent<HTMLElement>) {
  const isOpening = newState === 'open';
  for (const region of document.querySelectorAll<HTMLElement>('.site-header ~ *')) {
    region.inert = isOpening;
  }
  if (isOpening) {
    pushDialogEntry(close);
  } else {
    removeDialogEntry();
  }
}

const close = () => document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();

// The style sheet hides the menu button where the header is wide enough for a row of links.
function closeWithoutButton() {
  if (document.querySelector('[popovertarget="menu"]')?.getClientRects().length === 0) {
    close();
  }
}

/** The sections of the landing page: in the header on wide screens, in a full panel on others. */
export function SiteNav({ label, menu, sections, readingSettings, urgent }: SiteNavProps) {
  const pathname = usePathname();
  const isHome = pathname === '/';
  const ownSection = sections.find(({ path }) => path && pathname.startsWith(path))?.id;
  const current = useSyncExternalStore(
    subscribe,
    () => (isHome ? findCurrentSection(sections.map(({ id }) => id)) : ownSection),
    () => ownSection,
  );

  useEffect(() => watchHeaderHeight(closeWithoutButton), []);

  function closeBehindFocus({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    const isAtButton = relatedTarget instanceof Element && relatedTarget.matches('[popovertarget]');
    if (relatedTarget && !currentTarget.contains(relatedTarget) && !isAtButton) {
      close();
    }
  }

  function go(event: MouseEvent<HTMLAnchorElement>, id?: string) {
    const section = isHome && id && document.getElementById(id);
    if (isModifiedClick(event)) {
      return;
    }
    if (section) {
      event.preventDefault();
      showSectionAddress(section);
      close();
      scrollToSection(section);
    } else {
      followFromDialog(event.nativeEvent, close);
    }
  }

  // The menu closes first, so that the focus is back at its button when the dialog opens.
  function openReadingSettings() {
    close();
    document.getElementById(readingSettings.buttonId)?.click();
  }

  // Next's router knows only the pages of its own language.
  const Anchor = urgent.hrefLang ? 'a' : Link;

  return (
    <>
      <nav
        id="menu"
        popover="auto"
        aria-label={label}
        onBeforeToggle={holdPage}
        onBlur={closeBehindFocus}
        className="site-nav"
      >
        <ul>
          <li className="@6xl:hidden">
            <Anchor
              href={urgent.href}
              hrefLang={urgent.hrefLang}
              className="font-bold text-danger"
              onClick={go}
            >
              {urgent.label}
            </Anchor>
          </li>
          {sections.map(({ id, label: text }) => (
            <li key={id}>
              <Link
                href={`/#${id}`}
                aria-current={current === id ? 'true' : undefined}
                onClick={(event) => go(event, id)}
              >
                {text}
              </Link>
            </li>
          ))}
          <li className="noscript:hidden @3xl:hidden">
            <button type="button" aria-haspopup="dialog" onClick={openReadingSettings}>
              {readingSettings.label}
            </button>
          </li>
        </ul>
      </nav>
      <button
        type="button"
        popoverTarget="menu"
        className="inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-line px-3 text-base font-bold @max-sm:px-2 @6xl:hidden"
      >
        <StrokeIcon path="M3 6h18M3 12h18M3 18h18" className="size-6" />
        <span className="@max-[40rem]:sr-only">{menu}</span>
      </button>
    </>
  );
}
