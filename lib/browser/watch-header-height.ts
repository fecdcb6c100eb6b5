/**
 * Tells the style sheet how high the header of the site is, which depends on the width, the size of
 * the text and its spacing; `onResize` hears of every change.
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
