import { expect, test } from 'vitest';
import { toInlineScript } from '../../site/inline-script';
import { openFakePage } from './fake-page.fixture';
import { hideNotice } from './hide-notice';

const script = toInlineScript(hideNotice, 1000, 2000);

test.each([
  ['before its first moment', 999, true],
  ['at its first moment', 1000, false],
  ['in its last moment', 1999, false],
  ['after its last moment', 2000, true],
])('%s a notice is hidden: %i ms, %s', (_, now, isHidden) => {
  const page = openFakePage();
  page.clock.now = now;
  page.run(script);
  expect(page.adoptedStyleSheets.map(({ text }) => text)).toEqual(
    isHidden ? ['[data-notice]{display:none}'] : [],
  );
  // React would find other elements than it rendered.
  expect([...page.classes]).toEqual([]);
});
