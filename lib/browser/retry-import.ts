/** How long to wait before code that was lost is asked for again, in ms; each time twice as long. */
const FIRST_WAIT_MS = 2000;

/**
 * Asks for a part's code until it is there, for `lazy`: until then the page reads as it was exported,
 * and where the code were given up, React would take down the whole page with it.
 */
export const retryImport = <T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => setTimeout(done, waitMs));
    return retryImport(load, 2 * waitMs);
  });
