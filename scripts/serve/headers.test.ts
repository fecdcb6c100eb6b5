import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileHeaders, securityHeaders } from './headers';

test.each(['public/_headers', 'public/.htaccess', 'hosting/nginx.conf', 'hosting/Caddyfile'])(
  '%s sets the security headers of the local server, Strict-Transport-Security, and caches hashed files for a year',
  (file) => {
    const lines = readFileSync(file, 'utf8').replaceAll('"', '').split('\n');
    const headers = { ...securityHeaders, 'Strict-Transport-Security': 'max-age=63072000' };
    for (const [name, value] of Object.entries(headers)) {
      const line = lines.find((text) => text.includes(name) && !text.includes('#'));
      expect(line, name).toContain(value);
    }
    expect(lines.join('\n')).toContain(fileHeaders.hashed['Cache-Control']);
  },
);
