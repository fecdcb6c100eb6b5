/** A valid request body of the EmailJS API. */
export interface Message {
  lib_version?: unknown;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

/** A response of the e-mail service, with the message if it was accepted. */
export interface Answer {
  status: number;
  text: string;
  message?: Message;
}

/** The limit of EmailJS for template parameters, as reported by its users. */
const LIMIT_BYTES = 50_000;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; returns `null` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Responds to a send request like EmailJS, with the same order of checks and the same messages; only the ids in the
 * settings are valid.
 */
export function answerSend(body: string): Answer {
  const request = parseJson(body);
  if (!isRecord(request)) {
    return { status: 400, text: 'Bad Request' };
  }
  const { lib_version, user_id, service_id, template_id, template_params = {} } = request;
  const ids = { user_id, service_id, template_id };
  const { env } = process;
  const params = isRecord(template_params) ? template_params : undefined;
  const missing = Object.entries(ids).find(([, value]) => !value);
  const size = Buffer.byteLength(JSON.stringify(template_params));
  const templates = [
    env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
    env.NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID,
  ];
  const refusals: [isRefused: boolean, status: number, text: string][] = [
    [Boolean(missing), 400, `The ${missing?.[0]} parameter is required`],
    [user_id !== env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, 400, 'The Public Key is invalid'],
    [service_id !== env.NEXT_PUBLIC_EMAILJS_SERVICE_ID, 400, 'The service ID not found'],
    [!templates.includes(String(template_id)), 400, 'The template ID not found'],
    [!params, 400, 'The template_params parameter is invalid'],
    [size > LIMIT_BYTES, 413, 'Variables size limit'],
    [params?.to_email === '', 422, 'The recipients address is empty'],
  ];
  const [, status, text] = refusals.find(([isRefused]) => isRefused) ?? [];
  return status && text
    ? { status, text }
    : { status: 200, text: 'OK', message: { lib_version, ...ids, template_params } as Message };
}
