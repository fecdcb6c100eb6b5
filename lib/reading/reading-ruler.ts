import { isRulerChosen } from './watch-reading-ruler';

/** How far below the top of something large its first line is taken to be, in px. */
const FIRST_LINE_PX = 24;

/**
 * Shows two lines across the screen, between which one line of text stands. They go with the mouse; on
 * what was touched or has the focus they stay as it scrolls. They take themselves away once the ruler
 * is no longer chosen.
 */
export function showReadingRuler(): void {
  if (!isRulerChosen() || document.querySelector('.ruler')) {
    return;
  }
  const ruler = document.createElement('div');
  ruler.className = 'ruler';
  ruler.ariaHidden = 'true';
  // In the top layer, where dialogs are too; opened anew, it comes to stand above them.
  ruler.popover = 'manual';
  document.body.append(ruler);
  ruler.showPopover();

  let readMiddle = () => innerHeight / 2;
  const place = () => {
    const middle = Math.min(innerHeight, Math.max(0, readMiddle()));
    ruler.style.translate = `0 calc(${middle}px - 50%)`;
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
      stayOn(target, Math.min(target.clientHeight / 2, FIRST_LINE_PX));
      ruler.hidePopover();
      ruler.showPopover();
      place();
    }
  };

  const abortController = new AbortController();
  const { signal } = abortController;
  const options = { signal, capture: true, passive: true };
  const end = () => {
    if (!isRulerChosen()) {
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
