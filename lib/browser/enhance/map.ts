/** The distance to the viewport at which the map is loaded. */
const NEAR = '200px';

/** Shows the embedded map of a box. Nothing is requested from its provider before the visitor scrolls near. */
export function enhance(box: HTMLElement): void {
  const frame = box.querySelector('template')?.content.firstElementChild as HTMLIFrameElement;
  const show = () => {
    observer.disconnect();
    if (!frame.isConnected) {
      box.append(frame);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        // Without an answer, the frame would show the browser's error page.
        fetch(frame.src, { method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
          show,
          () => undefined,
        );
      }
    },
    { rootMargin: NEAR },
  );
  observer.observe(box);

  // `:focus` does not match an iframe whose document has the focus: the page only gets a `blur` of its window.
  const markFocus = () =>
    setTimeout(() => box.toggleAttribute('data-focus', document.activeElement === frame));
  addEventListener('blur', markFocus);
  addEventListener('focus', markFocus);
}
