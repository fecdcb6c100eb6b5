import { expect, test } from 'vitest';
import type { Clinic } from '../content/schema/clinic';
import { fullClinic } from './clinic.fixture';
import { namedMessages } from './messages.fixture';
import { formatDays, listClosedDays, toHoursRows } from './opening-hours';

const messages = namedMessages.clinic.hours;

test('three or more consecutive days are formatted as a range, others as a list', () => {
  expect(formatDays(['Sunday'], messages)).toBe('Sunday');
  expect(formatDays(['Saturday', 'Sunday'], messages)).toBe('Saturday and Sunday');
  expect(formatDays(['Monday', 'Wednesday', 'Friday'], messages)).toBe(
    'Monday, Wednesday and Friday',
  );
  expect(formatDays(['Saturday', 'Monday', 'Tuesday', 'Wednesday'], messages)).toBe(
    'days first=Monday last=Wednesday and Saturday',
  );
});

test('days with the same opening hours are grouped in one row', () => {
  expect(toHoursRows({ ...fullClinic, closedOn: [] }, messages)).toEqual([
    {
      title: 'days first=Monday last=Friday',
      entries: ['sitting from=10 am to=1 pm,', 'sitting from=5 pm to=7:30 pm'],
    },
    { title: 'Saturday', entries: ['sittingByAppointment sitting=sitting from=10 am to=2 pm'] },
    { title: 'Sunday', entries: ['closed'] },
  ]);
});

test('opening hours are sorted, whatever the order in clinic.yaml', () => {
  const hours: Clinic['hours'] = [
    { days: ['Thursday', 'Tuesday'], byAppointment: true },
    { days: ['Monday'], from: '17:00', to: '20:00' },
    { days: ['Monday'], from: '09:00', to: '12:00' },
  ];
  expect(toHoursRows({ hours, closedOn: [] }, messages)).toEqual([
    { title: 'Monday', entries: ['sitting from=9 am to=12 pm,', 'sitting from=5 pm to=8 pm'] },
    { title: 'Tuesday and Thursday', entries: ['byAppointment'] },
  ]);
});

test('closed days are listed in order of their dates, with their year', () => {
  expect(toHoursRows({ hours: null, closedOn: fullClinic.closedOn }, messages)).toEqual([
    { title: 'closedOn', entries: ['8 November 2099,', '10–12 November 2099'] },
  ]);
});

test('a closed day or range of days is listed until it is over', () => {
  const closedOn = [
    { from: '2026-11-08', until: '2026-11-08' },
    { from: '2026-11-10', until: '2026-11-12' },
  ];
  const countOn = (today: string) => listClosedDays({ closedOn }, today).length;
  expect(['2026-11-08', '2026-11-09', '2026-11-12', '2026-11-13'].map(countOn)).toEqual([
    2, 1, 1, 0,
  ]);
});
