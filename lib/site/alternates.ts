import { listLanguagesOf } from '../content/pages/languages';
import { defaultLanguage } from '../languages';
import { toUrlIn } from './language-address';

/**
 * The absolute URLs of a page in all its languages, including its own, for `hreflang`, with that of the
 * default language as `x-default` (Google, "Tell Google about localized versions of your page"); `undefined`
 * for a page in one language.
 */
export function toAlternates(path: string): Record<string, string> | undefined {
  const codes = listLanguagesOf(path);
  if (codes.length < 2) {
    return;
  }
  const addresses = Object.fromEntries(codes.map((code) => [code, toUrlIn(code, path)]));
  return { ...addresses, 'x-default': toUrlIn(defaultLanguage, path) };
}
