/** A ref callback that focuses an element when it mounts; a stable function, so that it runs once. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
