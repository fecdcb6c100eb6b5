const NEAR = '200px';

/** Embeds the map. Nothing is requested from the map provider before the visitor scrolls near it. */
export function enhance(box: HTMLElement): void {
  const { title, src = '' } = box.dataset;
  const frame = Object.assign(document.createElement('iframe'), {
    title,
    referrerPolicy: 'no-referrer',
    // Matches the colour scheme of the map: with another one, the frame is opaque before it has loaded.
    className: 'absolute inset-0 size-full scheme-light',
    src,
  });
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        // If the provider cannot be reached, the frame would show the browser's error page.
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

  // `:focus` does not match an iframe with the focus inside it: the page only gets a `blur` event of its window.
  const markFocus = () =>
    setTimeout(() => box.toggleAttribute('data-focus', document.activeElement === frame));
  addEventListener('blur', markFocus);
  addEventListener('focus', markFocus);
}
