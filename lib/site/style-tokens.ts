import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTokens } from './to-tokens';

const styleSheet = readFileSync(join(process.cwd(), 'app', 'styles', 'tokens.css'), 'utf8');
const dark = toTokens(styleSheet, ':root');
const light = toTokens(styleSheet, '.light');

const onlyColours = (tokens: ReadonlyMap<string, string>) =>
  new Map([...tokens].filter(([, value]) => value.startsWith('#')));

function readToken(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) {
    throw new Error(`app/styles/tokens.css sets no --${name} for every theme.`);
  }
  return value;
}

/** The colours of both themes by the names of their custom properties in `app/styles/tokens.css`. */
export const themeColours = { dark: onlyColours(dark), light: onlyColours(light) } as const;

/** The background colour of the page in both themes. */
export const pageColours = { dark: readToken(dark, 'bg'), light: readToken(light, 'bg') } as const;

export const splashMs = Number.parseFloat(readToken(dark, 'splash'));

/** The distance between the top of the viewport and a section after a scroll to it, in px. */
export const headerOffsetPx = Number.parseFloat(readToken(dark, 'header-offset'));
