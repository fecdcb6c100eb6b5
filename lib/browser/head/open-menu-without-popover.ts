/**
 * Opens and closes the menu with the class `is-open` in a browser without popovers (Chrome before 114, Safari before
 * 17, Firefox before 125). A link in it, Escape and a tap outside close it.
 */
export function openMenuWithoutPopover(): void {
  if ('popover' in HTMLElement.prototype) {
    return;
  }
  const toggle = (isOpening: boolean) => {
    document.getElementById('menu')?.classList.toggle('is-open', isOpening);
    document.querySelector('[popovertarget]')?.setAttribute('aria-expanded', String(isOpening));
  };
  addEventListener('click', ({ target }) => {
    const isIn = (selector: string) => (target as Element).closest(selector) !== null;
    if (isIn('[popovertarget]')) {
      toggle(document.querySelector('#menu.is-open') === null);
    } else if (!isIn('#menu') || isIn('#menu a, #menu button')) {
      toggle(false);
    }
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false));
}
