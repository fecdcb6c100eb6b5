/**
 * Removes the mark that the script in `<head>` sets on a form at every submit, and returns whether it was
 * there: at hydration it means that the form was submitted before.
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const wasSubmitted = 'submittedEarly' in form.dataset;
  delete form.dataset.submittedEarly;
  return wasSubmitted;
}
