/**
 * Whether a form was submitted before hydration: the script in the page's head has held that submit
 * back and marked the form. The mark goes.
 */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const wasSubmitted = 'submittedEarly' in form.dataset;
  delete form.dataset.submittedEarly;
  return wasSubmitted;
}
