import { expect, test } from 'vitest';
import { type Searches, trySearches } from './searches.fixture';
import searches from './searches-en.json';

test('nine of ten questions in English find their place first', async () => {
  const { wrong, allowed } = await trySearches(searches as unknown as Searches);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(allowed);
});
