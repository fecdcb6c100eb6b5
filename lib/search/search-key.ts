/**
 * Whether a key press is the shortcut of the search, Ctrl K or ⌘ K; WCAG 2.2, 2.1.4, does not apply to
 * shortcuts with a modifier key.
 */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) &&
  !(altKey || shiftKey) &&
  key.toLowerCase() === 'k' &&
  !document.querySelector('dialog[open]');
