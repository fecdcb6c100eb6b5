import { emailSettings } from '../email/settings';
import type { FormName } from './email-forms';

/** What a template is filled with besides the answers; pages in Hindi and Marathi add `language`. */
export const addedParams: Record<FormName, (sentAt: Date) => Record<string, string>> = {
  contact: (sentAt) => ({
    date: sentAt.toLocaleString('en-IN', { dateStyle: 'full', timeStyle: 'long' }),
  }),
  patient: () => ({ to_email: emailSettings.clinicEmail }),
};
