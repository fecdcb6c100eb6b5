/** Whether a modifier key is pressed, with which a click opens a new tab or window, or downloads the target. */
export const isModifiedClick = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean => metaKey || ctrlKey || shiftKey || altKey;
