import { listLanguagesOf } from '../content/languages';
import { defaultLanguage } from '../language';
import { toUrlIn } from './language-address';

/**
 * The whole addresses of a page in all its languages, itself included, by their codes; `x-default` is
 * that of the default language (Google, "Tell Google about localized versions of your page").
 * `undefined` where the page is there in one language alone.
 */
export function toAlternates(path: string): Record<string, string> | undefined {
  const codes = listLanguagesOf(path);
  if (codes.length < 2) {
    return;
  }
  const addresses = Object.fromEntries(codes.map((code) => [code, toUrlIn(code, path)]));
  return codes.includes(defaultLanguage)
    ? { ...addresses, 'x-default': toUrlIn(defaultLanguage, path) }
    : addresses;
}
