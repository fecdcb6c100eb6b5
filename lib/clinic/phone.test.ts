import { expect, test } from 'vitest';
import * as phone from './phone';

const { formatPhone, toPhoneHref, toWhatsAppHref } = phone;

test('phone and WhatsApp links have no spaces or brackets, and the number is shown as the owner writes it', () => {
  const number = '+91 (20) 1234-5678';
  expect(toPhoneHref(number)).toBe('tel:+912012345678');
  expect(toWhatsAppHref(number)).toBe('https://wa.me/912012345678');
  expect(formatPhone(number).replaceAll('\u00a0', ' ')).toBe(number);
});

test('the emergency numbers are those of India', () => {
  expect([phone.emergencyNumber, phone.ambulanceNumber]).toEqual(['112', '108']);
});
