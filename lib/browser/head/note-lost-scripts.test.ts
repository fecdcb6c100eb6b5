import { expect, test } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { noteLostScripts } from './note-lost-scripts';

test('a script that fails to load is noted, and nothing else is', () => {
  const page = openFakePage();
  page.run(toInlineScript(noteLostScripts));
  // An error within a script, and a picture that fails to load.
  page.dispatch('error', { target: null });
  page.dispatch('error', { target: {} });
  expect([...page.classes]).toEqual([]);
  page.dispatch('error', { target: page.newScript() });
  expect([...page.classes]).toEqual(['script-lost']);
});
