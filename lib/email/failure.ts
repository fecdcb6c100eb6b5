import { ANSWER_TIMEOUT_MS } from '../timings';

/** Whether it can help to send the same form again from the same browser, by kind of failure. */
export const canRetry = {
  configuration: false,
  'too-large': true,
  'rate-limited': true,
  'browser-refused': false,
  network: true,
  service: true,
  unconfirmed: true,
  /** A script is missing because a new version of the site was released; a reload may or may not keep the answers. */
  outdated: true,
  'not-kept': false,
};

/** The reason why an e-mail was not sent; each kind has its own advice. */
export type FailureKind = keyof typeof canRetry;

/** Resolves with the result of a promise, or with `null` if there is none within `ANSWER_TIMEOUT_MS`. */
export function withTimeout<T>(result: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
  });
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

/** Finds out why a script failed to load (browsers log the error itself): `outdated` if the page still loads. */
export const findLoadFailure = (): Promise<'outdated' | 'network'> =>
  withTimeout(fetch(location.href, { method: 'HEAD', cache: 'no-store' })).then(
    (answer) => (answer?.ok ? 'outdated' : 'network'),
    () => 'network',
  );
