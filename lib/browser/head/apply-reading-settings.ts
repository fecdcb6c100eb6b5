import type { parseReadingSettings, ReadingChoices } from '../../reading-settings/reading-settings';

/**
 * Sets the stored reading settings as classes of the document, such as `text-size-150` or `calm-page`, and updates them
 * after every change: in this tab, in another one, or while in the back/forward cache.
 */
export function applyReadingSettings(
  key: string,
  choices: ReadingChoices,
  parse: typeof parseReadingSettings,
): void {
  const { classList } = document.documentElement;
  let classes: string[] = [];
  const apply = (stored: string | null) => {
    const chosen = Object.entries(parse(stored, choices))
      .filter(([name, value]) => value !== choices[name as keyof ReadingChoices][0])
      .map(([name, value]) => (value === true ? name : `${name}-${value}`));
    // Setting the same classes again would recalculate the style of the whole page.
    if (String(chosen) !== String(classes)) {
      classList.remove(...classes);
      classList.add(...chosen);
      classes = chosen;
    }
  };
  const applyStored = () => {
    try {
      apply(localStorage.getItem(key));
    } catch {
      // Storage is denied: the page stays as it is.
    }
  };
  applyStored();
  // A page in the back/forward cache receives no `storage` events.
  addEventListener('pageshow', applyStored, true);
  // The key is `null` after `localStorage.clear()`.
  const applyChange = ({ key: changed, newValue }: StorageEvent) =>
    (changed === key || changed === null) && apply(newValue);
  addEventListener('storage', applyChange, true);
}
