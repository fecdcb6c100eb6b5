import { clinic } from '@/content/clinic';
import { contactWayLabels } from '@/content/en/forms';
import { emailSettings } from './email/settings';

/** A way to reach the clinic: what it is called, how it is written, and the link that uses it. */
export interface ContactWay {
  label: string;
  text: string;
  href: string;
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** The ways to reach the clinic that it has, the quickest first. */
export function listContactWays(): ContactWay[] {
  const { phone, whatsApp } = clinic;
  const { clinicEmail } = emailSettings;
  return [
    phone && { label: contactWayLabels.phone, text: phone, href: `tel:+${digitsOf(phone)}` },
    whatsApp && {
      label: contactWayLabels.whatsApp,
      text: whatsApp,
      href: `https://wa.me/${digitsOf(whatsApp)}`,
    },
    clinicEmail && {
      label: contactWayLabels.email,
      text: clinicEmail,
      href: `mailto:${clinicEmail}`,
    },
  ].filter((way) => way !== null && way !== '');
}
