/** Clones a part of the page with the values of its fields: `cloneNode` does not copy the selection of a `<select>`. */
export function cloneWithAnswers(part: HTMLElement): HTMLElement {
  const clone = part.cloneNode(true) as HTMLElement;
  const selects = clone.querySelectorAll('select');
  for (const [index, { value }] of part.querySelectorAll('select').entries()) {
    (selects[index] as HTMLSelectElement).value = value;
  }
  return clone;
}
