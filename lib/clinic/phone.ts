/** The national emergency number of India (Ministry of Home Affairs, Emergency Response Support System). */
export const emergencyNumber = '112';

/** The ambulance number of most states of India, including Maharashtra. */
export const ambulanceNumber = '108';
const digitsOf = (number: string) => number.replace(/\D/g, '');

export const toPhoneHref = (number: string): string => `tel:+${digitsOf(number)}`;

export const toWhatsAppHref = (number: string): string => `https://wa.me/${digitsOf(number)}`;

export const formatPhone = (number: string): string => number.replaceAll(' ', '\u00a0');
