/** Whether a click asks the browser for a new tab, a new window or a download. */
export const opensElsewhere = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
