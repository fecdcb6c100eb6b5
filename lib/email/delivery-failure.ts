/** Why an e-mail did not go out; each has its own advice. */
export type FailureKind =
  | 'configuration'
  | 'too-large'
  | 'rate-limited'
  | 'browser-refused'
  | 'network'
  | 'service'
  | 'unconfirmed';

type SilentKind = Extract<FailureKind, 'network' | 'unconfirmed'>;
type RefusedKind = Exclude<FailureKind, SilentKind>;

/** Why a message did not go out; `status` is the HTTP status where there was one. */
export type DeliveryFailure = { kind: SilentKind } | { kind: RefusedKind; status: number | null };

/** Whether sending the same form again from the same browser can help. */
export const canRetry: Readonly<Record<FailureKind, boolean>> = {
  configuration: false,
  'too-large': true,
  'rate-limited': true,
  'browser-refused': false,
  network: true,
  service: true,
  unconfirmed: true,
};

const hasStatus = (reason: unknown): reason is { status: number } =>
  typeof reason === 'object' &&
  reason !== null &&
  'status' in reason &&
  typeof reason.status === 'number';

const kindsByStatus = new Map<number, RefusedKind>([
  [408, 'service'],
  [413, 'too-large'],
  [429, 'rate-limited'],
  [451, 'browser-refused'],
]);

/**
 * Reads what EmailJS rejected with: a string (a setting is missing), `{ status, text }` (the service
 * or the library refused), or anything else (the request or a script never got through).
 */
export function toDeliveryFailure(reason: unknown): DeliveryFailure {
  if (typeof reason === 'string') {
    return { kind: 'configuration', status: null };
  }
  if (!hasStatus(reason) || reason.status === 0) {
    return { kind: 'network' };
  }
  const { status } = reason;
  const kind = kindsByStatus.get(status) ?? (status >= 500 ? 'service' : 'configuration');
  return { kind, status };
}
