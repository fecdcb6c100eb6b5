import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toTokens } from './to-tokens';

const styleSheet = readFileSync(join(process.cwd(), 'app', 'globals.css'), 'utf8');
const dark = toTokens(styleSheet, ':root');
const light = toTokens(styleSheet, '.light');

const onlyColours = (tokens: ReadonlyMap<string, string>) =>
  new Map([...tokens].filter(([, value]) => value.startsWith('#')));

function readToken(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) {
    throw new Error(`app/globals.css sets no --${name} for every theme.`);
  }
  return value;
}

/** The colours of both themes by the names of their tokens, read where the style sheet sets them. */
export const themeColours = { dark: onlyColours(dark), light: onlyColours(light) } as const;

/** The colour of the page itself in both themes. */
export const pageColours = { dark: readToken(dark, 'bg'), light: readToken(light, 'bg') } as const;

/** How long the splash stands, in ms. */
export const splashMs = Number.parseFloat(readToken(dark, 'splash'));

/** How far below the top of the viewport a scroll to a section ends, in px. */
export const headerOffsetPx = Number.parseFloat(readToken(dark, 'header-offset'));
