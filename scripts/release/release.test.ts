import { expect, test } from 'vitest';
import { runProgram } from '../site-copy';

const release = (siteUrl: string) =>
  runProgram(
    '.',
    'tsx/dist/cli.mjs',
    ['--tsconfig', 'tsconfig.node.json', 'scripts/release/release.ts'],
    {
      NEXT_PUBLIC_SITE_URL: siteUrl,
      GITHUB_ACTIONS: 'true',
    },
  );

test('a release with a wrong setting is a mistake', () => {
  const { status, output } = release('http://www.example.com');
  expect(output).toContain('NEXT_PUBLIC_SITE_URL must begin with https://');
  expect(status).toBe(1);
});

test('a release without a setting says so with a code of its own, and builds nothing', () => {
  const { status, output } = release('');
  expect(output).toContain('The release is not built.');
  expect(output).toMatch(
    /^::notice title=Not published::.*%0A {2}NEXT_PUBLIC_SITE_URL is missing/m,
  );
  // The workflow goes on with a local build at this code alone.
  expect(status).toBe(2);
});
