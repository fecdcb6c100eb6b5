import { ANSWER_TIMEOUT_MS } from '../timings';
import { type DeliveryFailure, toDeliveryFailure } from './delivery-failure';
import { loadInTime } from './load-in-time';
import { emailSettings } from './settings';

/** A template of EmailJS with the values of its variables. */
export interface Email {
  template: keyof typeof emailSettings.templateIds;
  params: Record<string, string | number>;
}

export type Delivery = { status: 'sent' } | { status: 'failed'; failure: DeliveryFailure };

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

async function deliver({ template, params }: Email, onSend: () => void): Promise<Delivery> {
  try {
    const { init, send } = await loadInTime(loadEmailJs());
    // `send` ignores an origin among its options: `init` is the only way to set it.
    init({ publicKey: emailSettings.publicKey }, emailSettings.origin);
    onSend();
    const answer = await send(emailSettings.serviceId, emailSettings.templateIds[template], params);
    // A proxy, or the sign-in page of a hotel, may answer in place of EmailJS with any success status.
    return answer.status === 200 && answer.text === 'OK'
      ? { status: 'sent' }
      : { status: 'failed', failure: { kind: 'unconfirmed' } };
  } catch (reason) {
    const failure = toDeliveryFailure(reason);
    // The kind and the status alone: the service's text could repeat what the visitor typed.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error.
    console.error('E-mail not sent:', failure);
    return { status: 'failed', failure };
  }
}

/**
 * Sends one e-mail through EmailJS and never rejects. Without an answer `ANSWER_TIMEOUT_MS` after it
 * went out it ends as `unconfirmed`; should the answer still come, `onLateAnswer` gets it.
 */
export function sendEmail(
  email: Email,
  onLateAnswer: (delivery: Delivery) => void,
): Promise<Delivery> {
  return new Promise((resolve) => {
    let isLate = false;
    let timer: ReturnType<typeof setTimeout>;
    const waitForAnswer = () => {
      timer = setTimeout(() => {
        isLate = true;
        resolve({ status: 'failed', failure: { kind: 'unconfirmed' } });
      }, ANSWER_TIMEOUT_MS);
    };
    deliver(email, waitForAnswer).then((delivery) => {
      clearTimeout(timer);
      (isLate ? onLateAnswer : resolve)(delivery);
    });
  });
}
