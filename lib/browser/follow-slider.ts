/** Updates a picture and its sentence from the slider beside them, at most once a frame. */
export function followSlider(simulation: Element): void {
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

  slider.addEventListener('input', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(slider.valueAsNumber));
  });
  // A visitor may have moved it before this code loaded, and browsers restore it after a reload.
  show(slider.valueAsNumber);
}
