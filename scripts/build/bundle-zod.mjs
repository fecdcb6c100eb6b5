import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** What the forms use of zod/mini; a build names what is missing here. */
const used = 'config, minLength, object, overwrite, pipe, refine, safeParse, string, transform';

const folder = '.cache';
const file = `${folder}/zod-mini.mjs`;

/**
 * Bundles what the forms use of `zod/mini`, and returns the path of the file from the folder of the
 * project. Turbopack keeps whatever `zod/mini` itself refers to, used or not: 14 kB in place of 6
 * (brotli); see docs/decisions/forms.md.
 */
export function bundleZod() {
  const { outputFiles } = buildSync({
    stdin: { contents: `export { ${used} } from 'zod/mini';`, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  const text = outputFiles[0].text;
  // Each of Next's processes reads the settings: a file that is right already stays untouched.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  return `./${file}`;
}
