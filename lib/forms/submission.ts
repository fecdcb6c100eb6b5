import type { DeliveryFailure } from '../email/delivery-failure';
import type { FieldErrors } from './field';

/** Where a form stands; `attempt` counts submits, so that each failed one is announced anew. */
export type Submission =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'invalid'; attempt: number; errors: FieldErrors; hasEmptyField: boolean }
  | { status: 'unconfirmed'; attempt: number }
  | { status: 'sending' }
  | { status: 'sent' }
  | { status: 'failed'; attempt: number; failure: DeliveryFailure };
