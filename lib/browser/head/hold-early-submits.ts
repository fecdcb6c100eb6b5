/**
 * Prevents the native submit, which would leave the page and lose the answers. A form submitted before
 * hydration is marked, and submits itself again once it is hydrated.
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
