/** Updates a picture and its sentence when the slider beside them moves, at most once a frame. */
export function enhance(simulation: HTMLElement): void {
  const slider = simulation.querySelector('input');
  const output = simulation.querySelector('output');
  if (!slider || !output) {
    return;
  }
  const sentences = simulation.querySelectorAll<HTMLElement>('[data-step-name]');
  const parts = [...simulation.querySelectorAll<SVGElement>('[data-varies]')].map((part) => ({
    part,
    attribute: part.dataset.varies ?? '',
    values: part.dataset.values?.split(' ') ?? [],
  }));
  let shown = Number(slider.defaultValue);
  let frame = 0;

  function show(step: number) {
    const sentence = sentences[step];
    if (step === shown || !slider || !output || !sentence) {
      return;
    }
    shown = step;
    for (const { part, attribute, values } of parts) {
      part.setAttribute(attribute, values[step] ?? '');
    }
    slider.setAttribute('aria-valuetext', sentence.dataset.stepName ?? '');
    output.textContent = sentence.textContent;
  }

  simulation.querySelector('button')?.addEventListener('click', () => {
    slider.value = '0';
    show(0);
  });
  slider.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(slider.valueAsNumber));
  });
  // The slider may have been moved before hydration, or restored by the browser after a reload.
  show(slider.valueAsNumber);
}
