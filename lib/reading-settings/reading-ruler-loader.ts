/** Whether the visitor has asked for the reading ruler. */
export const isRulerChosen = (): boolean =>
  document.documentElement.classList.contains('reading-ruler');

function showIfChosen(): void {
  if (isRulerChosen()) {
    import('./reading-ruler').then(
      ({ showReadingRuler }) => showReadingRuler(),
      // Without a connection there is no ruler until the next page.
      () => undefined,
    );
  }
}

/** Loads and shows the reading ruler wherever and whenever it is chosen; returns how to stop. */
export function watchReadingRuler(): () => void {
  showIfChosen();
  addEventListener('storage', showIfChosen);
  return () => removeEventListener('storage', showIfChosen);
}
