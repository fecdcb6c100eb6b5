import { getClinic, getMessages } from '../content/get-content';
import type { Clinic } from '../content/schema/clinic';
import type { Messages } from '../content/words/messages';
import { emailSettings } from '../email/settings';
import { formatPhone, toPhoneHref, toWhatsAppHref } from './phone';

/** A phone number, WhatsApp number or e-mail address of the clinic as a link. */
export interface ContactOption {
  label: string;
  text: string;
  href: string;
}

/** The contact options of a clinic, fastest first. */
export function toContactOptions(
  { phone, whatsApp, email }: Pick<Clinic, 'phone' | 'whatsApp' | 'email'>,
  labels: Messages['clinic']['contact'],
): ContactOption[] {
  const toNumber = (number: string, href: string) => ({ text: formatPhone(number), href });
  return [
    ...(phone ? [{ label: labels.phone, ...toNumber(phone, toPhoneHref(phone)) }] : []),
    ...(whatsApp
      ? [{ label: labels.whatsApp, ...toNumber(whatsApp, toWhatsAppHref(whatsApp)) }]
      : []),
    ...(email ? [{ label: labels.email, text: email, href: `mailto:${email}` }] : []),
  ];
}

/** The contact options of this clinic; without its own e-mail address, the recipient of the forms is used. */
export function listContactOptions(): ContactOption[] {
  const clinic = getClinic();
  const email = clinic.email ?? emailSettings.clinicEmail;
  return toContactOptions({ ...clinic, email }, getMessages().clinic.contact);
}
