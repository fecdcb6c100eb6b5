/** Opens the `<details>` around an element; as a ref callback, when it mounts. */
export const openFold = (element: Element | null) =>
  element?.closest('details')?.setAttribute('open', '');
