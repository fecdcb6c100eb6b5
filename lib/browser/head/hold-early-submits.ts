/**
 * Holds every submit before hydration: it would leave the page and lose what was typed. The form is
 * marked, and its own code submits it again once it has come.
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
