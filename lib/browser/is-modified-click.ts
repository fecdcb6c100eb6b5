/** Whether a modifier key is pressed: a click then opens a new tab or window, or downloads. */
export const isModifiedClick = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean => metaKey || ctrlKey || shiftKey || altKey;
