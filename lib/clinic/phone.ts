/**
 * The national emergency number of India. Source: Ministry of Home Affairs, Emergency Response Support
 * System.
 */
export const emergencyNumber = '112';

/** The ambulance number of most states of India, including Maharashtra. */
export const ambulanceNumber = '108';
const digitsOf = (number: string) => number.replace(/\D/g, '');

/** The link that calls a number, written with its country code. */
export const toPhoneHref = (number: string): string => `tel:+${digitsOf(number)}`;

/** The link that opens a chat with a number, written with its country code. */
export const toWhatsAppHref = (number: string): string => `https://wa.me/${digitsOf(number)}`;

export const formatPhone = (number: string): string => number.replaceAll(' ', '\u00a0');
