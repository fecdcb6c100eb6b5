import { expect, test, vi } from 'vitest';
import { type Searches, trySearches } from './searches.fixture';
import searches from './searches-hi.json';

// Before anything reads which language this is.
vi.hoisted(() => {
  process.env.SITE_LANGUAGE = 'hi';
  process.env.SITE_SCRIPT = 'Deva';
});

test('nine of ten questions in Hindi find their place first', async () => {
  const { wrong, allowed } = await trySearches(searches as unknown as Searches);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(allowed);
});
