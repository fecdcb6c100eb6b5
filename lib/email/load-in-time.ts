import { ANSWER_TIMEOUT_MS } from '../timings';

/** Waits `ANSWER_TIMEOUT_MS` for a script to load and then rejects: nothing has been sent by then. */
export const loadInTime = <T>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script did not load')), ANSWER_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
