/**
 * Whether a key press is the shortcut of the search: Ctrl K, or ⌘ K on Apple's systems, where Ctrl K deletes to the end
 * of a line; WCAG 2.2, 2.1.4, does not apply to shortcuts with a modifier key.
 */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (/Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !(altKey || shiftKey) &&
  key.toLowerCase() === 'k' &&
  !document.querySelector('dialog[open]');
