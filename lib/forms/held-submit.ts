/**
 * Submits a form again that was submitted before its code had come, and tells whether it was; the
 * script in the page's head has held and marked it.
 */
export function takeHeldSubmit(form: HTMLFormElement): boolean {
  const isHeld = 'held' in form.dataset;
  if (isHeld) {
    delete form.dataset.held;
    form.requestSubmit();
  }
  return isHeld;
}
