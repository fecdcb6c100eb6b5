import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportSite, makeBuildFolder } from '../site-copy';

const page = (name: string, href: string, text: string) => `import Link from 'next/link';
export default function ${name}() {
  return <Link href="${href}">${text}</Link>;
}
`;

const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': "export default { output: 'export', trailingSlash: true };\n",
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': page('First', '/second/', 'Second'),
  'app/second/page.jsx': page('Second', '/', 'First'),
};

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Exports the least that can be built with the Next of this project, two pages linked to each other,
 * and returns the path of its `out/`. What a page of ours weighs beyond this is our own. An export
 * of the same files by the same versions is used again.
 */
export function buildBaselineExport(): string {
  const kept = join(process.cwd(), '.cache', 'baseline-next-export');
  const origin = JSON.stringify([versionOf('next'), versionOf('react-dom'), files]);
  const note = join(kept, 'out', 'origin.json');
  if (existsSync(note) && readFileSync(note, 'utf8') === origin) {
    return join(kept, 'out');
  }
  const folder = makeBuildFolder('baseline-next-export');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  exportSite(folder);
  writeFileSync(note, origin);
  return join(folder, 'out');
}
