/**
 * React's recovery from a hydration mismatch renders the whole document again. This keeps the classes that scripts have
 * added to it: theme, reading settings, splash.
 */
export function surviveRecovery(): void {
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
