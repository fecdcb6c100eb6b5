/**
 * React's recovery from a hydration mismatch renders the whole document again. This keeps the classes that scripts have
 * added to it: theme, reading settings, splash. React restores the class `exported`, which this removes.
 */
export function surviveRecovery(): void {
  const root = document.documentElement;
  root.classList.remove('exported');
  let latest = root.className;
  new MutationObserver(() => {
    if (root.classList.contains('exported')) {
      root.className = latest;
    } else {
      latest = root.className;
    }
  }).observe(root, { attributeFilter: ['class'] });
}
