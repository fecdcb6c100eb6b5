import { takeAlong } from '../../forms/take-along';
import { getElement } from '../get-element';

/** Adds the checked symptoms to the patient form at a click on the link to it. */
export function enhance(root: HTMLElement): void {
  const link = getElement<HTMLAnchorElement>(root, '[data-service]');
  const { dataset: texts } = getElement(root, '[data-too-long]');
  const failure = getElement(root, '[data-too-long] p');

  const addToForm = (event: Event) => {
    const { service = '', limit } = link.dataset;
    // The text on the page may be that of a page translator.
    const checked = root.querySelectorAll<HTMLInputElement>(':checked');
    const lines = Array.from(checked, ({ value }) => value);
    const outcome = takeAlong({ lines, service }, Number(limit));
    if (outcome !== 'kept') {
      event.preventDefault();
      const text = outcome === 'too-long' ? texts.tooLong : texts.notKept;
      getElement(failure, 'span').textContent = text ?? '';
      failure.hidden = false;
    }
  };

  const hideFailure = () => {
    failure.hidden = true;
  };

  link.addEventListener('click', addToForm);
  root.addEventListener('change', hideFailure);
}
