/** How long to wait before code that was lost is asked for again, in ms. */
const RETRY_MS = 2000;

/**
 * Asks for a part's code until it is there, for `lazy`: until then the page reads as it was exported,
 * and where the code were given up, React would take down the whole page with it.
 */
export const retryImport = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((done) => setTimeout(done, RETRY_MS));
    return retryImport(load);
  });
