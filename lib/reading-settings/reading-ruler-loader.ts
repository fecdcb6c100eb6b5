const isRulerChosen = (): boolean => document.documentElement.classList.contains('reading-ruler');

function showIfChosen(): void {
  if (isRulerChosen()) {
    import('./reading-ruler').then(
      ({ showReadingRuler }) => showReadingRuler(isRulerChosen),
      // The import may fail, for example offline; the page works without the ruler.
      () => undefined,
    );
  }
}

export function watchReadingRuler(): () => void {
  showIfChosen();
  addEventListener('storage', showIfChosen);
  return () => removeEventListener('storage', showIfChosen);
}
