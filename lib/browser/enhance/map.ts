const NEAR = '200px';

/** Shows the embedded map of a box. Nothing is requested from its provider before the visitor scrolls near. */
export function enhance(box: HTMLElement): void {
  const { title, src = '' } = box.dataset;
  const frame = Object.assign(document.createElement('iframe'), {
    title,
    referrerPolicy: 'no-referrer',
    // The scheme of the map: with any other, the frame is opaque before it has loaded.
    className: 'absolute inset-0 size-full scheme-light',
    src,
  });
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        // Without an answer, the frame would show the browser's error page.
        fetch(src, { method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
          () => {
            observer.disconnect();
            box.append(frame);
          },
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
