/**
 * Ends the time in which clicks on the buttons of a part of the page are kept (`keepEarlyActions`), and repeats
 * the last one, unless its button is in a smaller part that is not ready yet.
 */
export function markReady(part: HTMLElement): void {
  delete part.dataset.hydrating;
  const button = part.querySelector<HTMLElement>('[aria-busy]');
  if (button && !button.closest('[data-hydrating]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
}
