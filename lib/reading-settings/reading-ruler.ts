/** The approximate middle of the first line of an element, in px below its top. */
const findFirstLine = ({ clientHeight }: Element): number =>
  Math.min(clientHeight / 2, 2 * Number.parseFloat(getComputedStyle(document.body).fontSize));

/**
 * Shows the reading ruler, a frame around one line of text across the screen. It follows the mouse; on
 * an element that was touched or focused it stays while that scrolls. It is removed when it is turned off.
 */
export function showReadingRuler(isChosen: () => boolean): void {
  if (!isChosen() || document.querySelector('.ruler')) {
    return;
  }
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  ruler.setAttribute('aria-hidden', 'true');
  // A popover is in the top layer as dialogs are; shown again, it is above them.
  ruler.popover = 'manual';
  document.body.append(ruler);
  // Without popovers it is below a dialog.
  ruler.showPopover?.();

  let readMiddle = () => innerHeight / 2;
  const place = () => {
    const middle = Math.min(innerHeight, Math.max(0, readMiddle()));
    ruler.style.translate = `0 calc(${middle}px - 50%)`;
  };
  const rise = () => {
    if (ruler.isConnected) {
      ruler.hidePopover?.();
      ruler.showPopover?.();
      place();
    }
  };
  const stayOn = (element: Element, offset: number) => {
    readMiddle = () => element.getBoundingClientRect().top + offset;
  };

  const followPointer = ({ pointerType, target, clientY }: PointerEvent) => {
    if (pointerType === 'mouse') {
      readMiddle = () => clientY;
    } else if (target instanceof Element) {
      stayOn(target, clientY - target.getBoundingClientRect().top);
    }
    place();
  };
  const followFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) {
      stayOn(target, findFirstLine(target));
      // A dialog moves the focus before it is in the top layer.
      requestAnimationFrame(rise);
    }
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
  addEventListener('scroll', place, options);
  addEventListener('resize', place, options);
  addEventListener('storage', end, { signal });
  place();
}
