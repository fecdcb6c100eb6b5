/**
 * Takes away the mark that the script in the page's head puts on a form at every submit, and tells
 * whether it was there: at hydration that means that the form was submitted before.
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const wasSubmitted = 'submittedEarly' in form.dataset;
  delete form.dataset.submittedEarly;
  return wasSubmitted;
}
