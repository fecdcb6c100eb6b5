import { toAddress } from '../base-path';
import { getLanguageCode } from '../current-language';
import { type LanguageCode, toLanguageFolder } from '../languages';

/** The origin of the site, without a trailing slash; empty if it is not configured. */
const origin = (process.env.NEXT_PUBLIC_SITE_URL ?? '').replace(/\/$/, '');

export const toAddressIn = (code: LanguageCode, path: string): string =>
  toAddress(`${toLanguageFolder(code)}${path}`);

export const toUrlIn = (code: LanguageCode, path: string): string =>
  `${origin}${toAddressIn(code, path)}`;

export const toPageAddress = (path: string): string => toAddressIn(getLanguageCode(), path);

export const toPageUrl = (path: string): string => toUrlIn(getLanguageCode(), path);
