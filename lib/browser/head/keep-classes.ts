/**
 * Keeps the classes that scripts have added to the document (theme, reading settings, splash). React's recovery from
 * a hydration mismatch renders the whole document again, and resets them to the exported ones.
 */
export function keepClasses(): void {
  const root = document.documentElement;
  const exported = root.className;
  let latest = exported;
  new MutationObserver((records) => {
    // In the same task next-themes may have changed its class again.
    const isReset =
      root.className === exported || records.some(({ oldValue }) => oldValue === exported);
    if (isReset && latest !== exported) {
      root.className = latest;
    } else {
      latest = root.className;
    }
  }).observe(root, { attributeFilter: ['class'], attributeOldValue: true });
}
