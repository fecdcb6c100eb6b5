/** Whether a modifier key is held: with one, a click asks for a new tab, a new window or a download. */
export const isModifiedClick = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
