import { expect, test } from 'vitest';
import { readPage, writePage } from '../html-tree';
import { addIntegrity } from './add-integrity';
import { toHash } from './page-policy';

test('every script and every preload of one names the hash of its file', () => {
  const page = readPage(
    '<!DOCTYPE html><script>1</script><script src="/a.js"></script>' +
      '<link rel="preload" as="script" href="/b.js"><link rel="preload" as="font" href="/c.woff2">',
  );
  addIntegrity(page, (address) => Buffer.from(`file ${address}`));
  expect(writePage(page)).toContain(
    '<script>1</script>' +
      `<script src="/a.js" integrity="${toHash('file /a.js')}"></script>` +
      `<link rel="preload" as="script" href="/b.js" integrity="${toHash('file /b.js')}">` +
      '<link rel="preload" as="font" href="/c.woff2">',
  );
});
