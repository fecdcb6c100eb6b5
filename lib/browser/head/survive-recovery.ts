/**
 * When React recovers from a hydration mismatch, it renders the whole document again. This keeps the classes that
 * scripts have added, such as theme and reading settings. React restoring the class `exported` reveals a recovery.
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
