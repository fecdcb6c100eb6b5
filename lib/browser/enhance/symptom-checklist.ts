import { takeAlong } from '../../forms/take-along';
import { getElement } from '../get-element';

/** Adds the checked symptoms to the patient form at a click on the link to it. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const link = getElement<HTMLAnchorElement>(root, '[data-service]');
  const alert = getElement(root, '[data-too-long]');
  const failure = getElement(alert, 'p');

  const addToForm = (event: Event) => {
    // The text on the page may be that of a page translator.
    const lines = Array.from(
      root.querySelectorAll<HTMLInputElement>(':checked'),
      ({ value }) => value,
    );
    const { service = '', limit } = link.dataset;
    const outcome = takeAlong({ lines, service }, Number(limit));
    if (outcome !== 'kept') {
      event.preventDefault();
      const { tooLong = '', notKept = '' } = alert.dataset;
      getElement(failure, 'span').textContent = outcome === 'too-long' ? tooLong : notKept;
      failure.hidden = false;
    }
  };

  const hideFailure = () => {
    failure.hidden = true;
  };

  link.addEventListener('click', addToForm, { signal });
  root.addEventListener('change', hideFailure, { signal });
}
