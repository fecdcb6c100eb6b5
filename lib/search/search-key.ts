const isApple = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * Whether a key press asks for the search: Ctrl K, or ⌘ K on Apple's systems, where Ctrl K deletes to
 * the end of the line. A shortcut with a modifier key is outside WCAG 2.2, 2.1.4.
 */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' &&
  (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey) &&
  !(altKey || shiftKey) &&
  !document.querySelector('dialog[open]');
