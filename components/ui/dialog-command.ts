/**
 * The attributes of a button with which the browser opens or closes a dialog without React (HTML Invoker Commands;
 * React's types lack them so far). In older browsers, `handleActions` does it.
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string) => ({
  command,
  commandfor: dialogId,
});
