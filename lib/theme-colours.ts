import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = readFileSync(join(process.cwd(), 'app', 'globals.css'), 'utf8');

function readTokens(selector: string) {
  const start = styles.indexOf(`${selector} {`);
  const block = styles.slice(start, styles.indexOf('}', start));
  const tokens = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return new Map(tokens.map(([, name = '', value = '']) => [name, value]));
}

/** The colours of both themes by the names of their tokens, read where the style sheet sets them. */
export const themeColours = { dark: readTokens(':root'), light: readTokens('.light') } as const;
