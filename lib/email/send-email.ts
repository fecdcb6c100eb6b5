import { ANSWER_TIMEOUT_MS } from '../timings';
import { type DeliveryFailure, toDeliveryFailure } from './delivery-failure';
import { emailSettings } from './settings';
import type { toContactParams, toPatientParams } from './template-params';
import { withoutDeniedStorage } from './without-denied-storage';

/** A filled template, ready to go out. */
export type Email =
  | { template: 'contact'; params: ReturnType<typeof toContactParams> }
  | { template: 'patient'; params: ReturnType<typeof toPatientParams> };

/** How sending ended. */
export type Delivery = { status: 'sent' } | { status: 'failed'; failure: DeliveryFailure };

async function deliver({ template, params }: Email): Promise<Delivery> {
  try {
    const { init, send } = await withoutDeniedStorage(() => import('@emailjs/browser'));
    // `send` ignores an origin among its options: `init` is the only way to set it.
    init({ publicKey: emailSettings.publicKey }, emailSettings.origin);
    await send(emailSettings.serviceId, emailSettings.templateIds[template], params);
    return { status: 'sent' };
  } catch (reason) {
    const failure = toDeliveryFailure(reason);
    // The kind and the status alone: the service's text could repeat what the visitor typed.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error.
    console.error('E-mail not sent:', failure);
    return { status: 'failed', failure };
  }
}

/**
 * Sends one e-mail through EmailJS and never rejects. Without an answer after `ANSWER_TIMEOUT_MS` it
 * ends as `no-answer`; should the answer still come, `onLateAnswer` gets it.
 */
export async function sendEmail(
  email: Email,
  onLateAnswer: (delivery: Delivery) => void,
): Promise<Delivery> {
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolve({ status: 'failed', failure: { kind: 'no-answer' } });
    }, ANSWER_TIMEOUT_MS);
    deliver(email).then((delivery) => {
      clearTimeout(timer);
      (isLate ? onLateAnswer : resolve)(delivery);
    });
  });
}
