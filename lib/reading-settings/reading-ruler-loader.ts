export const isRulerChosen = (): boolean =>
  document.documentElement.classList.contains('reading-ruler');

function showIfChosen(): void {
  if (isRulerChosen()) {
    import('./reading-ruler').then(
      ({ showReadingRuler }) => showReadingRuler(),
      // Offline: no ruler until the next page.
      () => undefined,
    );
  }
}

/** Loads the reading ruler once it is turned on; returns the function that unsubscribes. */
export function watchReadingRuler(): () => void {
  showIfChosen();
  addEventListener('storage', showIfChosen);
  return () => removeEventListener('storage', showIfChosen);
}
