/** Clones a part of the page with what its fields hold: `cloneNode` leaves out the choice of a `<select>`. */
export function cloneWithAnswers(part: HTMLElement): HTMLElement {
  const clone = part.cloneNode(true) as HTMLElement;
  const selects = clone.querySelectorAll('select');
  for (const [index, { value }] of part.querySelectorAll('select').entries()) {
    (selects[index] as HTMLSelectElement).value = value;
  }
  return clone;
}
