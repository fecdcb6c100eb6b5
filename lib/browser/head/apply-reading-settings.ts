import type { parseReadingSettings, ReadingChoices } from '../../reading/reading-settings';

/**
 * Puts the visitor's reading settings on the document as classes, such as `text-size-150` or
 * `calm-page`, and follows every change: in this tab, in another one, and while the page was left.
 */
export function applyReadingSettings(
  key: string,
  choices: ReadingChoices,
  parse: typeof parseReadingSettings,
): void {
  const { classList } = document.documentElement;
  let classes: string[] = [];
  const apply = (stored: string | null) => {
    const settings = Object.entries(parse(stored, choices));
    classList.remove(...classes);
    classes = settings
      .filter(([name, value]) => value !== choices[name as keyof ReadingChoices][0])
      .map(([name, value]) => (value === true ? name : `${name}-${value}`));
    classList.add(...classes);
  };
  const applyStored = () => {
    try {
      apply(localStorage.getItem(key));
    } catch {
      // Storage is denied: the page stays as it is.
    }
  };
  applyStored();
  // A page that a step back brings out of the browser's cache has heard of nothing meanwhile.
  addEventListener('pageshow', applyStored, true);
  addEventListener(
    'storage',
    (event) => {
      // Without a key all of the storage was cleared.
      if (event.key === key || event.key === null) {
        apply(event.newValue);
      }
    },
    true,
  );
}
