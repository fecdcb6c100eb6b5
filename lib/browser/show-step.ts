/** Gives each part of a picture that varies its value at a step. */
export function showStep(picture: Element | null, step: number): void {
  for (const part of picture?.querySelectorAll<SVGElement>('[data-varies]') ?? []) {
    const { varies = '', values = '' } = part.dataset;
    part.setAttribute(varies, values.split(' ')[step] ?? '');
  }
}
