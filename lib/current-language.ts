import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cache } from 'react';
import { defaultLanguage, type LanguageCode, toLanguageCode } from './languages';

const running = new AsyncLocalStorage<LanguageCode>();

/** Within one render, `cache` returns the same object; outside of a render, each call returns a new one. */
const ofRender = cache((): { code?: LanguageCode } => ({}));

/** Sets the language of the page being rendered (`inLanguage`). */
export function setLanguage(code: string): void {
  ofRender().code = toLanguageCode(code);
}

/** Runs a function in a language; for route handlers, scripts and tests, which run outside of a React render. */
export const runInLanguage = <T>(code: string, run: () => T): T =>
  running.run(toLanguageCode(code), run);

/** The language of the page being rendered; throws if a render has not set one. */
export function getLanguageCode(): LanguageCode {
  const render = ofRender();
  const code = running.getStore() ?? render.code;
  if (!code && render === ofRender()) {
    throw new Error('Only what is rendered by inLanguage() can read the content of a page.');
  }
  return code ?? defaultLanguage;
}
