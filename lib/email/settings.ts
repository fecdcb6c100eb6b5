/**
 * The e-mail settings. EmailJS ids are public by design: the browser sends them with every request. Each variable is
 * written out, because the build replaces the whole expression with its value.
 */
export const emailSettings = {
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateIds: {
    contact: process.env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
    patient: process.env.NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID ?? '',
  },
  /** If empty, the origin of the page itself, where the local delivery server responds. */
  origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? '',
  clinicEmail: process.env.NEXT_PUBLIC_CLINIC_EMAIL ?? '',
} as const;
