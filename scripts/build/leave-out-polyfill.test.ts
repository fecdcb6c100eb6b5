import { expect, test } from 'vitest';
import { readPage, writePage } from '../html-tree';
import { leaveOutPolyfill } from './leave-out-polyfill';

test('only the script for browsers without modules goes', () => {
  const page = readPage(
    '<!DOCTYPE html><script src="/a.js" async=""></script><script src="/b.js" noModule=""></script><p>A',
  );
  leaveOutPolyfill(page);
  expect(writePage(page)).toContain('<head><script src="/a.js" async=""></script></head>');
});
