import { expect, test } from 'vitest';
import { findBlockPage, getBlockPages, listBlockPageParams } from './pages';

test('every page of blocks is found at its own address', () => {
  for (const page of getBlockPages()) {
    const params = page.path.split('/').filter(Boolean);
    expect(listBlockPageParams()).toContainEqual({ path: params });
    expect(findBlockPage(params)).toBe(page);
  }
});

test('an address without a page is refused', () => {
  expect(() => findBlockPage(['no', 'such-page'])).toThrow('/no/such-page/');
});
