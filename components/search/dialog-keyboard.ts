import type { KeyboardEvent, MouseEvent } from 'react';
import { closeDialogOf } from '@/components/ui/close-dialog';
import { isDialogEntry } from '@/lib/browser/dialog-history';
import { isModifiedClick } from '@/lib/browser/is-modified-click';

/** The search field and the result links, in order. */
export const listFocusTargets = (inside: Element): HTMLElement[] => [
  ...(inside.closest('dialog')?.querySelectorAll<HTMLElement>('input, li a') ?? []),
];

/**
 * Moves the focus between the field and the results with the arrow keys. Results are plain links with
 * real focus rather than `aria-activedescendant`, so that they work in any screen reader and in new tabs.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && !isModifiedClick(event)) {
    const stops = listFocusTargets(event.currentTarget);
    const next = stops[stops.indexOf(event.currentTarget) + step];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }
}

/**
 * Closes the dialog and navigates in place of its history entry. A link opened in a new tab leaves the
 * dialog open.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isModifiedClick(event)) {
    closeDialogOf(event);
    if (isDialogEntry()) {
      event.preventDefault();
      // Unmarks the entry: closing the dialog would call `history.back()` and cancel the navigation.
      history.replaceState(null, '');
      location.replace(event.currentTarget.href);
    }
  }
}
