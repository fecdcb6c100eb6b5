import { getElement } from '../get-element';

export function enhance(root: HTMLElement): void {
  const slider = getElement<HTMLInputElement>(root, 'input');
  const output = getElement(root, 'output');
  const sentences = root.querySelectorAll<HTMLElement>('[data-step-name]');

  const show = () => {
    const step = slider.valueAsNumber;
    for (const part of root.querySelectorAll<SVGElement>('[data-varies]')) {
      const { varies = '', values = '' } = part.dataset;
      part.setAttribute(varies, values.split(' ')[step] ?? '');
    }
    slider.setAttribute('aria-valuetext', sentences[step]?.dataset.stepName ?? '');
    output.textContent = sentences[step]?.textContent ?? '';
  };

  root.querySelector('button')?.addEventListener('click', () => {
    slider.value = '0';
    show();
  });
  slider.addEventListener('input', show);
  // The slider may have been moved before hydration, or restored by the browser after a reload.
  if (slider.value !== slider.defaultValue) {
    show();
  }
}
