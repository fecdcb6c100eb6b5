/** Where the header of the site ends, in px from the top of the viewport. */
export const readHeaderBottom = (): number =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

/** Sets the custom property `--header-height`, which depends on width, text size and spacing. */
export function watchHeaderHeight(): () => void {
  const header = document.querySelector('header') as HTMLElement;
  const update = () => {
    document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`);
    // CSS hides the menu button where the header has room for a row of links.
    if (header.querySelector('[popovertarget]')?.getClientRects().length === 0) {
      // In `:is()` a pseudo-class that an old browser does not know is no error.
      document.querySelector<HTMLElement>('#menu:is(:popover-open)')?.hidePopover();
    }
  };
  // After the paint, since it computes the style of the whole page: a change of the text size shows sooner.
  const observer = new ResizeObserver(() => requestAnimationFrame(update));
  observer.observe(header);
  return () => observer.disconnect();
}
