const SETTING = 'search-key';

/** Whether the visitor turned the search key off; where storage is denied it stays on. */
export function isSearchKeyOff(): boolean {
  try {
    return localStorage.getItem(SETTING) === 'off';
  } catch {
    return false;
  }
}

/** Turns the search key off or on again; where storage is denied nothing changes. */
export function setSearchKeyOff(isOff: boolean): void {
  try {
    if (isOff) {
      localStorage.setItem(SETTING, 'off');
    } else {
      localStorage.removeItem(SETTING);
    }
  } catch {
    // A visitor who denies storage keeps the key.
  }
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
  !isSearchKeyOff();
