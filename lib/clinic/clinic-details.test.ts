import { expect, test } from 'vitest';
import { formatAddress } from './address';
import { fullClinic, smallestClinic } from './clinic.fixture';
import { type DetailGroup, listContactDetails, listVisitDetails } from './clinic-details';
import { namedMessages as messages } from './messages.fixture';

/** Each title and each detail as one line, with ordinary spaces for no-break spaces. */
const toLines = (groups: readonly DetailGroup[]) =>
  groups.flatMap(({ title, details }) => [
    title,
    ...details.map(({ term, entries }) =>
      [term, ...entries.map(({ label, text }) => (label ? `${label} ${text}` : text))]
        .join(' | ')
        .replaceAll('\u00a0', ' '),
    ),
  ]);

test('empty values of clinic.yaml are not listed', () => {
  expect(toLines(listContactDetails(smallestClinic, messages))).toEqual([]);
  expect(toLines(listVisitDetails(smallestClinic, messages))).toEqual([]);
  const fees = { ...fullClinic.fees, firstVisit: 0, assessment: null, session: null };
  const clinic = { ...smallestClinic, fees: { ...fees, programme: null, note: null } };
  expect(toLines(listVisitDetails(clinic, messages))).toEqual(['paying', 'title | firstVisit ₹0']);
});

test('every detail is listed with its message', () => {
  expect(toLines(listVisitDetails(fullClinic, messages))).toEqual([
    'coming',
    'landmark | Opposite the post office',
    'parking | Two-wheelers in front, cars in the lane behind',
    'stepFree | yes',
    'paying',
    'title | firstVisit ₹500 | assessment ₹1,500 | session ₹800 | programme ₹12,000 | Paid session by session.',
    'title | by ways=cash, upi, card or bank-transfer',
    'receipts | yes',
    'visits',
    'age | ageYears years=range max=90 min=3',
    'session | sessionMinutes minutes=range max=45 min=30',
    'cancelling | one count=1',
    'onlineSessions | no',
    'title | optometristNamed name=Asha Kulkarni',
    'emergency',
    'emergencyHospital | City Eye Hospital | +91 20 8765 4321',
  ]);
  const hospital = listVisitDetails(fullClinic, messages).at(-1)?.details[0];
  expect(hospital?.entries.at(-1)?.href).toBe('tel:+912087654321');
});

test('contact details are listed as far as clinic.yaml has them', () => {
  expect(toLines(listContactDetails(fullClinic, messages))).toEqual([
    'contact',
    'where | address postcode=411038 region=Maharashtra street=12 Lane 4, Kothrud',
    'phone | +91 20 1234 5678',
    'whatsApp | +91 98220 43210',
    'email | hello@clinic.example',
    'reply | other count=24',
    'title | days first=Monday last=Friday sitting from=10 am to=1 pm, sitting from=5 pm to=7:30 pm | Saturday sittingByAppointment sitting=sitting from=10 am to=2 pm | Sunday closed | closedOn 8 November 2099, 10–12 November 2099',
  ]);
  const clinic = { ...smallestClinic, phone: fullClinic.phone };
  expect(toLines(listContactDetails(clinic, messages))).toEqual([
    'contact',
    'phone | +91 20 1234 5678',
  ]);
});

test('a span whose ends are one number is that number', () => {
  const clinic = { ...smallestClinic, sessionMinutes: { min: 45, max: 45 } };
  expect(toLines(listVisitDetails(clinic, messages))).toEqual([
    'visits',
    'session | sessionMinutes minutes=45',
  ]);
});

test('without a name it is our optometrist who gives the drops', () => {
  const clinic = { ...smallestClinic, eyeDrops: 'optometrist' } as const;
  expect(toLines(listVisitDetails(clinic, messages))).toEqual(['visits', 'title | optometrist']);
});

test('the address is that of the clinic, or else the city', () => {
  expect(formatAddress(smallestClinic, messages.clinic)).toBe('place');
  expect(formatAddress(fullClinic, messages.clinic)).toBe(
    'address postcode=411038 region=Maharashtra street=12 Lane 4, Kothrud',
  );
});
