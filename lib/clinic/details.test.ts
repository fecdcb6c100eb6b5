import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { formatAddress } from './address';
import { toldClinic, untoldClinic } from './clinic.fixture';
import { type Detail, listDetails, listWhereabouts } from './details';

const messages = getMessages();

/** Each detail in one line, with no-break spaces as ordinary ones. */
const toLines = (details: readonly Detail[]) =>
  details.map(({ term, entries }) =>
    [term, ...entries.map(({ label, text }) => (label ? `${label} ${text}` : text))]
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );

test('what the owner has not told is not listed', () => {
  expect(toLines(listWhereabouts(untoldClinic, messages))).toEqual([]);
  expect(toLines(listDetails(untoldClinic, messages))).toEqual([]);
  const fees = { ...toldClinic.fees, firstVisit: 0, assessment: null, session: null };
  const clinic = { ...untoldClinic, fees: { ...fees, programme: null, note: null } };
  expect(toLines(listDetails(clinic, messages))).toEqual(['Fees | First visit ₹0']);
});

test('everything the owner has told is listed in messages', () => {
  expect(toLines(listDetails(toldClinic, messages))).toEqual([
    'Landmark | Opposite the post office',
    'Parking | Two-wheelers in front, cars in the lane behind',
    'Step-free access | Yes',
    'Fees | First visit ₹500 | Assessment ₹1,500 | One session ₹800 | Whole programme ₹12,000 | Paid session by session.',
    'Payment | By cash, UPI, card or bank transfer',
    'Receipts for insurance | Yes',
    'Reply | Within 24 hours, on working days',
    'Sessions by video | No',
    'Age | 3 to 90 years',
    'Length of a session | 30 to 45 minutes',
    'Cancelling | Up to 1 hour before the visit',
    'Eye drops | Given by our optometrist, Asha Kulkarni, where an examination needs them',
    'Eye hospital open day and night | City Eye Hospital | +91 20 8765 4321',
  ]);
  const hospital = listDetails(toldClinic, messages).at(-1);
  expect(hospital?.entries.at(-1)?.href).toBe('tel:+912087654321');
});

test('where the clinic is and how to reach it is listed as far as it is told', () => {
  expect(toLines(listWhereabouts(toldClinic, messages))).toEqual([
    'Where we are | 12 Lane 4, Kothrud, Pune 411038, Maharashtra, India',
    'Phone | +91 20 1234 5678',
    'WhatsApp | +91 98220 43210',
    'Email | hello@clinic.example',
    'Opening hours | Monday to Friday 10 am – 1 pm, 5 pm – 7:30 pm | Saturday 10 am – 2 pm, by appointment | Sunday Closed | Closed on 8 November 2099, 10–12 November 2099',
  ]);
  const clinic = { ...untoldClinic, phone: toldClinic.phone };
  expect(toLines(listWhereabouts(clinic, messages))).toEqual(['Phone | +91 20 1234 5678']);
});

test('a span whose ends are one number is that number', () => {
  const clinic = { ...untoldClinic, sessionMinutes: { min: 45, max: 45 } };
  expect(toLines(listDetails(clinic, messages))).toEqual(['Length of a session | 45 minutes']);
});

test('without a name it is our optometrist who gives the drops', () => {
  const clinic = { ...untoldClinic, eyeDrops: 'optometrist' } as const;
  expect(toLines(listDetails(clinic, messages))).toEqual([
    'Eye drops | Given by our optometrist, where an examination needs them',
  ]);
});

test('the address is written as in India, and is the city while it is not told', () => {
  expect(formatAddress(untoldClinic, messages.clinic)).toBe('Pune, India');
  expect(formatAddress(toldClinic, messages.clinic)).toBe(
    '12 Lane 4, Kothrud, Pune 411038, Maharashtra, India',
  );
});
