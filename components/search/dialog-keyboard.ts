import type { KeyboardEvent, MouseEvent } from 'react';
import { closeDialogOf } from '@/components/ui/close-dialog';
import { isDialogEntry } from '@/lib/browser/dialog-history';
import { isModifiedClick } from '@/lib/browser/is-modified-click';

/** The field of the search and the links below it, in order. */
export const listFocusTargets = (inside: Element): HTMLElement[] => [
  ...(inside.closest('dialog')?.querySelectorAll<HTMLElement>('input, li a') ?? []),
];

/**
 * Arrow keys go from the field to the places found and back. The places stay plain links with the
 * focus on them: every screen reader knows those, and they open in a new tab as any other.
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
 * Closes the dialog for a link to a place of this page, whose address replaces the dialog's entry in
 * the history; a link opened in a new tab leaves the dialog open.
 */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isModifiedClick(event)) {
    closeDialogOf(event);
    if (isDialogEntry()) {
      event.preventDefault();
      // No longer the dialog's own entry: a step back out of it would stop the way there.
      history.replaceState(null, '');
      location.replace(event.currentTarget.href);
    }
  }
}
