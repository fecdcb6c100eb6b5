/**
 * Marks a part of the page as hydrated: clicks on its buttons are no longer kept (`keepEarlyActions`), and the last
 * kept click is repeated, unless its button is in a smaller part that is not ready yet.
 */
export function markReady(part: HTMLElement): void {
  delete part.dataset.hydrating;
  const button = part.querySelector<HTMLElement>('[aria-busy]');
  if (button && !button.closest('[data-hydrating]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
}
