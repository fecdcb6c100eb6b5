/** Prints the parts of the page marked with `data-print-part`: the style sheet leaves out the rest. */
export function printParts(): void {
  const root = document.documentElement;
  root.setAttribute('data-prints-parts', '');
  addEventListener('afterprint', () => root.removeAttribute('data-prints-parts'), { once: true });
  print();
}
