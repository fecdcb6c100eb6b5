/**
 * Whether a key press is the shortcut of the search: Ctrl K or ⌘ K. With a modifier key it is outside
 * WCAG 2.2, 2.1.4.
 */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !(altKey || shiftKey) &&
  key.toLowerCase() === 'k' &&
  !document.querySelector('dialog[open]');
