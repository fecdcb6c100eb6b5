/**
 * Sets the custom property `--header-height`, which depends on width, text size and spacing, and calls
 * `onResize` at every change.
 */
export function watchHeaderHeight(onResize: () => void): () => void {
  const header = document.querySelector('header');
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--header-height', `${header?.offsetHeight}px`);
    onResize();
  });
  if (header) {
    observer.observe(header);
  }
  return () => observer.disconnect();
}
