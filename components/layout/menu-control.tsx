'use client';

import { useEffect } from 'react';
import { isModifiedClick } from '@/lib/browser/is-modified-click';

function setPageInert(isOpening: boolean) {
  for (const region of document.querySelectorAll<HTMLElement>('.site-header ~ *')) {
    region.inert = isOpening;
  }
}

// In `:is()` a pseudo-class that an old browser does not know is no error.
const findOpenMenu = () => document.querySelector<HTMLElement>('#menu:is(:popover-open)');

const close = () => findOpenMenu()?.hidePopover();

/** Closes the menu at a click in it; its buttons click those of the header that their `value` names. */
function followClick(event: MouseEvent) {
  const control = (event.target as Element).closest<HTMLElement>('#menu :is(a, button)');
  if (control && !isModifiedClick(event)) {
    // The menu closes first, so that closing a dialog returns the focus to its button.
    close();
    document.getElementById(control.getAttribute('value') ?? '')?.click();
  }
}

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

/** What the menu and the header need besides the browser's own popover. */
export function MenuControl() {
  useEffect(() => {
    const menu = document.getElementById('menu');
    // Before it is open, so that nothing behind it can take the focus.
    menu?.addEventListener('beforetoggle', ({ newState }) => setPageInert(newState === 'open'));
    menu?.addEventListener('click', followClick, true);
    // Opened before hydration.
    if (findOpenMenu()) {
      setPageInert(true);
    }
    return watchHeaderHeight();
  }, []);
  return null;
}
