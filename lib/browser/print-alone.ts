/** Prints the part of the page marked with `data-print-alone`: the style sheet leaves out the rest. */
export function printAlone(): void {
  const root = document.documentElement;
  root.setAttribute('data-prints-part', '');
  addEventListener('afterprint', () => root.removeAttribute('data-prints-part'), { once: true });
  print();
}
