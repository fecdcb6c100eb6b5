/** The valid ids: of the account (public key), the service and the templates. */
export interface KnownIds {
  publicKey: string;
  serviceId: string;
  templateIds: readonly string[];
}

/** A valid request body. */
export interface Message {
  lib_version?: unknown;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

/** A response of the service, with the message if it was accepted. */
export interface Answer {
  status: number;
  text: string;
  message?: Message;
}

/** The limit of EmailJS for template parameters, as reported by its users. */
const LIMIT_BYTES = 50_000;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Responds to a send request like EmailJS, with the same order of checks and the same messages. */
export function answerSend(body: string, ids: KnownIds): Answer {
  const request = parse(body);
  if (!isRecord(request)) {
    return { status: 400, text: 'Bad Request' };
  }
  const { lib_version, user_id, service_id, template_id, template_params = {} } = request;
  for (const [name, value] of Object.entries({ user_id, service_id, template_id })) {
    if (!value) {
      return { status: 400, text: `The ${name} parameter is required` };
    }
  }
  if (user_id !== ids.publicKey) {
    return { status: 400, text: 'The Public Key is invalid' };
  }
  if (service_id !== ids.serviceId) {
    return { status: 400, text: 'The service ID not found' };
  }
  if (typeof template_id !== 'string' || !ids.templateIds.includes(template_id)) {
    return { status: 400, text: 'The template ID not found' };
  }
  if (!isRecord(template_params)) {
    return { status: 400, text: 'The template_params parameter is invalid' };
  }
  if (Buffer.byteLength(JSON.stringify(template_params)) > LIMIT_BYTES) {
    return { status: 413, text: 'Variables size limit' };
  }
  if (template_params.to_email === '') {
    return { status: 422, text: 'The recipients address is empty' };
  }
  return {
    status: 200,
    text: 'OK',
    message: { lib_version, user_id, service_id, template_id, template_params },
  };
}
