import { ANSWER_TIMEOUT_MS } from '../timings';

/** Whether sending the same form again from the same browser can help, for each kind of failure. */
export const canRetry = {
  configuration: false,
  'too-large': true,
  'rate-limited': true,
  'browser-refused': false,
  network: true,
  service: true,
  unconfirmed: true,
  /** A script is missing after a new release of the site; a reload may keep the answers or not. */
  outdated: true,
  'not-kept': false,
};

/** Why an e-mail was not sent; each has its own advice. */
export type FailureKind = keyof typeof canRetry;

/** Resolves with the result of a promise, or with `null` where there is none after `ANSWER_TIMEOUT_MS`. */
export function withTimeout<T>(result: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
  });
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** Why a script could not be loaded, which browsers log: `outdated` if the page itself still loads. */
export const findLoadFailure = (): Promise<'outdated' | 'network'> =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    (answer) => (answer?.ok ? 'outdated' : 'network'),
    () => 'network',
  );
