/** The approximate middle of the first line of an element, in px below its top. */
const findFirstLine = ({ clientHeight }: Element): number =>
  Math.min(clientHeight / 2, 2 * Number.parseFloat(getComputedStyle(document.body).fontSize));

/**
 * Shows the reading ruler, a frame across the screen around one line of text, at the last position of the pointer or at
 * the element focused last. It is removed when turned off.
 */
export function showReadingRuler(isChosen: () => boolean): void {
  if (!isChosen() || document.querySelector('.ruler')) {
    return;
  }
  const ruler = document.createElement('div');
  ruler.className = 'ruler print:hidden';
  ruler.setAttribute('aria-hidden', 'true');
  // A popover is in the top layer, like a dialog; when shown again, it is above all dialogs.
  ruler.popover = 'manual';
  document.body.append(ruler);
  // In browsers without popovers, it is below dialogs.
  ruler.showPopover?.();

  const place = (middle: number) => {
    ruler.style.translate = `0 calc(clamp(0px, ${middle}px, 100vh) - 50%)`;
  };
  let focusFrame = 0;
  const followPointer = ({ clientY }: PointerEvent) => {
    cancelAnimationFrame(focusFrame);
    place(clientY);
  };
  const followFocus = ({ target }: FocusEvent) => {
    // Waits until the page has scrolled to the focused element; a dialog moves the focus before it is in the top layer.
    focusFrame = requestAnimationFrame(() => {
      if (ruler.isConnected && target instanceof Element) {
        ruler.hidePopover?.();
        ruler.showPopover?.();
        place(target.getBoundingClientRect().top + findFirstLine(target));
      }
    });
  };

  const abortController = new AbortController();
  const { signal } = abortController;
  const options = { signal, capture: true, passive: true };
  const end = () => {
    if (!isChosen()) {
      abortController.abort();
      ruler.remove();
    }
  };
  addEventListener('pointerdown', followPointer, options);
  addEventListener('pointermove', followPointer, options);
  addEventListener('focusin', followFocus, options);
  addEventListener('storage', end, { signal });
  place(innerHeight / 2);
}
