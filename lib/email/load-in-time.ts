import { ANSWER_TIMEOUT_MS } from '../timings';

/** Rejects when a script does not load within `ANSWER_TIMEOUT_MS`: nothing has been sent then. */
export const loadInTime = <T>(loading: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A script did not load')), ANSWER_TIMEOUT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
