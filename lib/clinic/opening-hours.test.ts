import { expect, test } from 'vitest';
import { getMessages } from '../content/get-content';
import { toldClinic } from './clinic.fixture';
import { formatDays, formatTime, toHoursRows } from './opening-hours';

const messages = getMessages().clinic.hours;

test.each([
  ['10:00', '10 am'],
  ['19:00', '7 pm'],
  ['19:30', '7:30 pm'],
  ['12:00', '12 pm'],
  ['00:15', '12:15 am'],
])('%s is %s, with an ordinary space in every version of ICU', (time, said) => {
  expect(formatTime(time)).toBe(said);
});

test('three days in a row or more are a span, and others a list', () => {
  expect(formatDays(['Sunday'], messages)).toBe('Sunday');
  expect(formatDays(['Saturday', 'Sunday'], messages)).toBe('Saturday and Sunday');
  expect(formatDays(['Monday', 'Wednesday', 'Friday'], messages)).toBe(
    'Monday, Wednesday and Friday',
  );
  expect(formatDays(['Saturday', 'Monday', 'Tuesday', 'Wednesday'], messages)).toBe(
    'Monday to Wednesday and Saturday',
  );
});

test('all sittings of a day stand in one line, and days with the same ones together', () => {
  expect(toHoursRows(toldClinic.hours ?? [], messages)).toEqual([
    { days: 'Monday to Friday', sittings: ['10 am – 1 pm,', '5 pm – 7:30 pm'] },
    { days: 'Saturday', sittings: ['10 am – 2 pm, by appointment'] },
    { days: 'Sunday', sittings: ['Closed'] },
  ]);
});

test('the order in which the owner writes the lines does not matter', () => {
  const hours = [
    { days: ['Thursday', 'Tuesday'], byAppointment: true },
    { days: ['Monday'], from: '17:00', to: '20:00' },
    { days: ['Monday'], from: '09:00', to: '12:00' },
  ] as const;
  expect(toHoursRows(hours, messages)).toEqual([
    { days: 'Monday', sittings: ['9 am – 12 pm,', '5 pm – 8 pm'] },
    { days: 'Tuesday and Thursday', sittings: ['By appointment'] },
  ]);
});
