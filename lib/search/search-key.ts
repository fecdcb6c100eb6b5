let isOff = false;

/** Whether the visitor turned the search key off, which lasts as long as the document. */
export const isSearchKeyOff = (): boolean => isOff;

/** Turns the search key off or on again; nothing of it is stored. */
export function setSearchKeyOff(isNowOff: boolean): void {
  isOff = isNowOff;
}

/**
 * Whether a key press asks for the search: `/` with nothing but Shift, which some keyboards need
 * for it, and neither in a field nor over a dialog. A single key also answers to speech input, so
 * the visitor can turn it off (WCAG 2.2, 2.1.4).
 */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target as Element).closest('input,textarea,select,[contenteditable]') &&
  !document.querySelector('dialog[open]') &&
  !isOff;
