import { ANSWER_TIMEOUT_MS } from '../timings';
import { type FailureKind, toDeliveryFailure } from './delivery-failure';
import { emailSettings } from './settings';

/** A template of EmailJS with the values of its variables. */
export interface Email {
  template: keyof typeof emailSettings.templateIds;
  params: Record<string, string | number>;
}

/** Resolves with the result of a promise, or with `null` where there is none after `ANSWER_TIMEOUT_MS`. */
export const withTimeout = <T>(result: Promise<T>): Promise<T | null> =>
  Promise.race([
    result,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
    }),
  ]);

const canReadStorage = () => {
  try {
    // Where storage is denied, reading the property throws.
    return window.localStorage !== undefined;
  } catch {
    return false;
  }
};

/**
 * Loads EmailJS, whose module reads `localStorage`. Where storage is denied, reading it throws: meanwhile the
 * property is `undefined`, so that these visitors can send a form too.
 */
async function loadEmailJs() {
  if (canReadStorage()) {
    return import('@emailjs/browser');
  }
  const denied = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  try {
    return await import('@emailjs/browser');
  } finally {
    if (denied) {
      Object.defineProperty(window, 'localStorage', denied);
    }
  }
}

/**
 * Sends one e-mail through EmailJS and never rejects: returns `null` once it is delivered, else why not. Without an
 * answer `ANSWER_TIMEOUT_MS` after it went out that is `unconfirmed`, and a later answer is not waited for.
 */
export async function sendEmail({ template, params }: Email): Promise<FailureKind | null> {
  try {
    const emailJs = await withTimeout(loadEmailJs());
    if (!emailJs) {
      return 'network';
    }
    // `send` ignores an origin among its options: `init` is the only way to set it.
    emailJs.init({ publicKey: emailSettings.publicKey }, emailSettings.origin);
    const answer = await withTimeout(
      emailJs.send(emailSettings.serviceId, emailSettings.templateIds[template], params),
    );
    // A proxy, or the sign-in page of a hotel, may answer in place of EmailJS with any success status.
    return answer?.status === 200 && answer.text === 'OK' ? null : 'unconfirmed';
  } catch (reason) {
    const failure = toDeliveryFailure(reason);
    // The kind and the status alone: the service's text could repeat what the visitor typed.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error.
    console.error('E-mail not sent:', failure);
    return failure.kind;
  }
}
