/**
 * Keeps the focus in the open menu, and closes it when a link or button in it is used; such a button clicks the header
 * button whose id is its `value`. The class `is-open` replaces popovers before Chrome 114, Safari 17, Firefox 125.
 */
export function operateMenu(isModifiedClick: (event: MouseEvent) => boolean): void {
  const hasPopovers = 'popover' in HTMLElement.prototype;
  // Called before the menu opens or closes, so that nothing behind an open one can take the focus.
  const setInert = (isOpening: boolean) => {
    for (const part of document.querySelectorAll<HTMLElement>('.site-header ~ *, [href="#main"]')) {
      part.inert = isOpening;
    }
  };
  const toggle = (isOpening: boolean) => {
    const menu = document.getElementById('menu');
    if (hasPopovers) {
      menu?.togglePopover(isOpening);
    } else {
      const button = document.querySelector<HTMLElement>('[popovertarget]');
      setInert(isOpening);
      if (menu?.contains(document.activeElement)) {
        button?.focus();
      }
      menu?.classList.toggle('is-open', isOpening);
      button?.setAttribute('aria-expanded', String(isOpening));
    }
  };
  const followPopover = ({ target, newState }: ToggleEvent) =>
    (target as Element).id === 'menu' && setInert(newState === 'open');
  addEventListener('beforetoggle', followPopover as EventListener, true);
  const follow = (event: MouseEvent) => {
    const target = event.target as Element;
    const control = target.closest('#menu a, #menu button');
    const isButton = target.closest('[popovertarget]') !== null;
    if (control && !isModifiedClick(event)) {
      // The menu closes first, so that a closing dialog can return the focus to the header button.
      toggle(false);
      document.getElementById(control.getAttribute('value') ?? '')?.click();
    } else if (!hasPopovers && (isButton || !target.closest('#menu'))) {
      toggle(isButton && document.querySelector('#menu.is-open') === null);
    }
  };
  addEventListener('click', follow, true);
  const closeByKey = ({ key }: KeyboardEvent) => hasPopovers || key !== 'Escape' || toggle(false);
  addEventListener('keydown', closeByKey, true);
}
