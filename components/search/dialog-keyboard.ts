import { getElement } from '@/lib/browser/get-element';
import { isModifiedClick } from '@/lib/browser/is-modified-click';

export const getSearchField = () => getElement<HTMLInputElement>(document, '#search-query');

/** The search field and the result links, in order. */
export const listFocusTargets = (inside: Element): HTMLElement[] => [
  ...(inside.closest('dialog')?.querySelectorAll<HTMLElement>('input, li a') ?? []),
];

/**
 * Moves the focus between the field and the results with the arrow keys; Escape closes the dialog. Results are
 * plain links with real focus rather than `aria-activedescendant`, so that they work in any screen reader and in
 * new tabs.
 */
export function moveFocus(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || isModifiedClick(event)) {
    return;
  }
  // By default the first Escape only clears a search field.
  if (key === 'Escape' && !event.isComposing) {
    event.preventDefault();
    target.closest('dialog')?.close();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const stops = listFocusTargets(target);
  const next = step && stops[stops.indexOf(target) + step];
  if (next && stops.includes(target)) {
    event.preventDefault();
    next.focus();
  }
}
