/** A `ref` that moves the focus to what just appeared; outside the components, so that it runs once. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
