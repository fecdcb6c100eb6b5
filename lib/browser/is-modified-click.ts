/** Whether a modifier key is pressed: a click then opens a new tab or window, or downloads. */
export const isModifiedClick = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
