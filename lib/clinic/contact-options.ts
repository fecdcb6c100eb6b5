import { getClinic, getMessages } from '../content/get-content';
import { emailSettings } from '../email/settings';
import { formatPhone, toPhoneHref, toWhatsAppHref } from './phone';

/** A way to reach the clinic: what it is called, how it is written, and the link that uses it. */
export interface ContactOption {
  label: string;
  text: string;
  href: string;
}

/** The ways to reach the clinic that it has, the quickest first. */
export function listContactOptions(): ContactOption[] {
  const { phone, whatsApp, email } = getClinic();
  const labels = getMessages().clinic.contact;
  const address = email ?? emailSettings.clinicEmail;
  return [
    phone && { label: labels.phone, text: formatPhone(phone), href: toPhoneHref(phone) },
    whatsApp && {
      label: labels.whatsApp,
      text: formatPhone(whatsApp),
      href: toWhatsAppHref(whatsApp),
    },
    address && { label: labels.email, text: address, href: `mailto:${address}` },
  ].filter((way) => way !== null && way !== '');
}
