/** The position of the header's bottom edge, in px from the top of the viewport. */
export const readHeaderBottom = (): number =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;

/** Keeps the custom property `--header-height` up to date: it depends on width, text size and spacing. */
export function watchHeaderHeight(): () => void {
  const header = document.querySelector('header') as HTMLElement;
  const update = () => {
    document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`);
    // CSS hides the menu button if the header has space for a row of links.
    if (header.querySelector('[popovertarget]')?.getClientRects().length === 0) {
      // Inside `:is()`, a forgiving selector list, an unsupported pseudo-class is not an error.
      document.querySelector<HTMLElement>('#menu:is(:popover-open)')?.hidePopover();
    }
  };
  // Deferred to the next frame, because it recalculates all styles: a change of the text size shows sooner.
  const observer = new ResizeObserver(() => requestAnimationFrame(update));
  observer.observe(header);
  return () => observer.disconnect();
}
