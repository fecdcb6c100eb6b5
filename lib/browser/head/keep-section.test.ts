import { expect, test } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { keepSection } from './keep-section';

test('a link to another language gets the fragment, and no other link does', () => {
  const page = openFakePage();
  page.run(toInlineScript(keepSection));
  page.location.hash = '#signs';
  const link = { hash: '' };
  page.dispatch('click', { target: { closest: () => null } });
  page.dispatch('click', { target: {} });
  expect(link.hash).toBe('');
  page.dispatch('click', { target: { closest: () => link } });
  expect(link.hash).toBe('#signs');
});
