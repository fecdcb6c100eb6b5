import { expect, test } from 'vitest';
import { findBlockPage, getAliases, getBlockPages, listBlockPageParams } from './pages';

const toParams = (path: string) => path.split('/').filter(Boolean);

test('every page of blocks is found at its own address', () => {
  for (const page of getBlockPages()) {
    const params = toParams(page.path);
    expect(listBlockPageParams()).toContainEqual({ path: params });
    expect(findBlockPage(params)).toEqual({ page, isAlias: false });
  }
});

test('another address of a page leads to it', () => {
  for (const { from, page } of getAliases()) {
    const params = toParams(from);
    expect(listBlockPageParams()).toContainEqual({ path: params });
    expect(findBlockPage(params)).toEqual({ page, isAlias: true });
  }
});

test('an address without a page is refused', () => {
  expect(() => findBlockPage(['no', 'such-page'])).toThrow('/no/such-page/');
});
