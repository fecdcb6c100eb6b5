import type { parseReadingSettings, ReadingChoices } from '../../reading-settings/reading-settings';

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
    const chosen = Object.entries(parse(stored, choices))
      .filter(([name, value]) => value !== choices[name as keyof ReadingChoices][0])
      .map(([name, value]) => (value === true ? name : `${name}-${value}`));
    // Writing the same classes again would make a browser recalculate the style of the whole page.
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
  // A page in the back/forward cache gets no storage events.
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
