import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportSite, makeBuildFolder } from '../site-copy';

/** Text elements, each as a pair of tag name and text content. */
export type TextElements = readonly (readonly [name: string, text: string])[];

const page = (name: string, href: string, label: string, elements: TextElements = []) =>
  `import Link from 'next/link';
const elements = ${JSON.stringify(elements)};
export default function ${name}() {
  return <main>{elements.map(([Tag, text], i) => <Tag key={i}>{text}</Tag>)}<Link href="${href}">${label}</Link></main>;
}
`;

const toFiles = (elements: TextElements) => ({
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': "export default { output: 'export', trailingSlash: true };\n",
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': page('First', '/second/', 'Second', elements),
  'app/second/page.jsx': page('Second', '/', 'First'),
});

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Exports a minimal Next site of two pages that link to each other, with the installed versions, as a
 * baseline of page size, and returns the path of its `out/`; `elements` are the text of the home page. An
 * export of the same files by the same versions is reused.
 */
export function buildBaselineExport(
  name = 'baseline-next-export',
  elements: TextElements = [],
): string {
  const out = join(process.cwd(), '.cache', name, 'out');
  const files = toFiles(elements);
  const origin = JSON.stringify([versionOf('next'), versionOf('react-dom'), files]);
  const originFile = join(out, 'origin.json');
  if (!existsSync(originFile) || readFileSync(originFile, 'utf8') !== origin) {
    const folder = makeBuildFolder(name);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    exportSite(folder);
    writeFileSync(originFile, origin);
  }
  return out;
}
