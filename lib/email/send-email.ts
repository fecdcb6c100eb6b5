import { type FailureKind, findLoadFailure, withTimeout } from './failure';
import { emailSettings } from './settings';

export interface Email {
  template: keyof typeof emailSettings.templateIds;
  params: Record<string, string | number>;
}

const kindsByStatus: Record<number, FailureKind> = {
  408: 'service',
  413: 'too-large',
  429: 'rate-limited',
  451: 'browser-refused',
};

/**
 * Converts a rejection of EmailJS: a string (a setting is missing), `{ status, text }` (the service or the library
 * refused), or anything else (the request or a script failed).
 */
export function toFailure(reason: unknown): { kind: FailureKind; status?: number } {
  if (typeof reason === 'string') {
    return { kind: 'configuration' };
  }
  const status = (reason as { status?: unknown } | null | undefined)?.status;
  if (typeof status !== 'number' || status === 0) {
    return { kind: 'network' };
  }
  return { kind: kindsByStatus[status] ?? (status >= 500 ? 'service' : 'configuration'), status };
}

/** Loads EmailJS, which reads `localStorage`; where access is denied and throws, it is replaced by `undefined`. */
function loadEmailJs() {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined });
  }
  return import('@emailjs/browser');
}

/**
 * Sends one e-mail through EmailJS and never rejects: resolves with `null` once it is delivered, otherwise with the
 * kind of failure. Without a response within `ANSWER_TIMEOUT_MS`, that is `unconfirmed`; a later response is ignored.
 */
export async function sendEmail({ template, params }: Email): Promise<FailureKind | null> {
  try {
    const emailJs = await withTimeout(loadEmailJs().catch(() => null));
    if (!emailJs) {
      return findLoadFailure();
    }
    // `send` ignores an origin among its options: `init` is the only way to set it.
    emailJs.init({ publicKey: emailSettings.publicKey }, emailSettings.origin);
    const answer = await withTimeout(
      emailJs.send(emailSettings.serviceId, emailSettings.templateIds[template], params),
    );
    // A proxy or a Wi-Fi login page (captive portal) may respond instead of EmailJS, with any success status.
    return answer?.status === 200 && answer.text === 'OK' ? null : 'unconfirmed';
  } catch (reason) {
    const failure = toFailure(reason);
    // Logs only the kind and the status: the response text could repeat what the visitor typed.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a logged error.
    console.error('E-mail not sent:', failure);
    return failure.kind;
  }
}
