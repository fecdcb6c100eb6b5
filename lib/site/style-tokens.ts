import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styleSheet = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8');

/** Reads a custom property from a top-level rule; throws if it does not exist. */
export function readToken(selector: ':root' | '\\.light', name: string): string {
  const rule = new RegExp(`^${selector}[^{]*\\{[^}]*--${name}: ([^;]+);`, 'm');
  const [, value] = rule.exec(styleSheet) ?? [];
  if (value === undefined) {
    throw new Error(`app/styles/tokens.css sets no --${name} for ${selector}.`);
  }
  return value;
}

export const pageColours = { dark: readToken(':root', 'bg'), light: readToken('\\.light', 'bg') };

export const splashMs = Number.parseFloat(readToken(':root', 'splash'));
