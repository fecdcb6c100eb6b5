/**
 * The attributes of a button by which the browser opens or closes a dialog without React (HTML Invoker
 * Commands; React's types do not have them yet). `handleActions` does it where a browser lacks them.
 */
export const dialogCommand = (command: 'show-modal' | 'close', dialogId: string) => ({
  command,
  commandfor: dialogId,
});
