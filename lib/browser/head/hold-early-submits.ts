/**
 * Holds back what the browser itself would do at a submit: it would leave the page and lose what was
 * typed. The form is marked; one submitted before hydration finds the mark then and submits itself again.
 */
export function holdEarlySubmits(): void {
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement) {
        event.target.dataset.submittedEarly = '';
      }
    },
    true,
  );
}
