import { expect, test } from 'vitest';
import { smallestClinic } from './clinic.fixture';
import { findNotice, toNoticeText, toNoticeTimes } from './notice';

const notice = {
  text: { en: 'We are closed.', hi: 'हम बंद हैं।', mr: null },
  from: '2026-12-01',
  until: '2026-12-03',
};

test('a clinic notice is in the build before its first day and until its last day is over', () => {
  expect(findNotice(smallestClinic)).toBeNull();
  expect(findNotice({ notice }, '2026-11-01')).toEqual(notice);
  expect(findNotice({ notice }, '2026-12-03')).toEqual(notice);
  expect(findNotice({ notice }, '2026-12-04')).toBeNull();
});

test('the days of a notice begin and end at midnight in India', () => {
  const { from, until } = toNoticeTimes(notice);
  expect(new Date(from).toISOString()).toBe('2026-11-30T18:30:00.000Z');
  expect(new Date(until).toISOString()).toBe('2026-12-03T18:30:00.000Z');
});

test('a clinic notice without a translation is shown in English', () => {
  expect(toNoticeText(notice, 'hi')).toEqual({ text: 'हम बंद हैं।', languageCode: 'hi' });
  expect(toNoticeText(notice, 'mr')).toEqual({ text: 'We are closed.', languageCode: 'en' });
});
