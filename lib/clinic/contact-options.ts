import { getContent } from '../content/get-content';
import { emailSettings } from '../email/settings';
import { formatPhone, toPhoneHref, toWhatsAppHref } from './phone';

export interface ContactOption {
  label: string;
  text: string;
  href: string;
}

/** The contact options, fastest first; if the clinic has no e-mail address, that of the form recipient is used. */
export function listContactOptions(): ContactOption[] {
  const { clinic, messages } = getContent();
  const email = clinic.email ?? emailSettings.clinicEmail;
  const numbers = [
    { kind: 'phone', number: clinic.phone, toHref: toPhoneHref },
    { kind: 'whatsApp', number: clinic.whatsApp, toHref: toWhatsAppHref },
  ] as const;
  const { contact: labels } = messages.clinic;
  return [
    ...numbers.flatMap(({ kind, number, toHref }) =>
      number ? [{ label: labels[kind], text: formatPhone(number), href: toHref(number) }] : [],
    ),
    ...(email ? [{ label: labels.email, text: email, href: `mailto:${email}` }] : []),
  ];
}
