import type { Metadata } from 'next';
import { toAddress } from '../base-path';
import { getClinic, getMessages } from '../content/get-content';
import { listLanguagesOf } from '../content/pages/languages';
import { getOnlyPage } from '../content/pages/pages';
import { getOwnPosts } from '../content/pages/posts';
import { getLanguageCode, runInLanguage } from '../current-language';
import { defaultLanguage, type LanguageCode, toLanguageTag } from '../languages';
import { formatMessage } from '../text/format-message';
import { toPageAddress, toPageUrl, toUrlIn } from './language-address';

/** The approximate number of title characters that search engines show. */
export const TITLE_LENGTH = 60;

/** The page title followed by the site name, or without it if that would be too long. */
export function toPageTitle(title: string, pageTitle: string): string {
  const named = formatMessage(pageTitle, { title });
  return named.length > TITLE_LENGTH ? title : named;
}

export interface PageDescription {
  title: string;
  description: string;
  /** With a leading and a trailing slash; omitted for a 404 page. */
  path?: string;
  /** The language of its text; English if the page is not translated. */
  language?: LanguageCode;
  date?: string;
  isHidden?: boolean;
}

const toLocale = (code: LanguageCode) => toLanguageTag(code).replace('-', '_');

export const pictureSize = { width: 1200, height: 630 } as const;

/** The URL of the social picture of a language; docs/pictures.md describes how it is drawn. */
export const toPictureUrl = (code: LanguageCode = getLanguageCode()) =>
  toUrlIn(defaultLanguage, `/social/${code}.png`);

/** The `og:image` of a language, which shows the title of its landing page. */
export const toSocialPicture = (code: LanguageCode) => ({
  url: toPictureUrl(code),
  ...pictureSize,
  alt: runInLanguage(code, () => getOnlyPage('landing').title),
});

function toSharedLink(
  { title, description, date, language = getLanguageCode() }: PageDescription,
  path: string,
) {
  return {
    title,
    description,
    url: toUrlIn(language, path),
    siteName: getClinic().name,
    locale: toLocale(language),
    alternateLocale: listLanguagesOf(path)
      .filter((code) => code !== language)
      .map(toLocale),
    images: [toSocialPicture(language)],
    ...(date
      ? ({ type: 'article', publishedTime: date } as const)
      : ({ type: 'website' } as const)),
  };
}

/** The `hreflang` alternates, with `x-default` (Google, "Tell Google about localized versions of your page"). */
export function toAlternates(path: string): Record<string, string> | undefined {
  const codes = listLanguagesOf(path);
  if (codes.length < 2) {
    return;
  }
  const addresses = Object.fromEntries(codes.map((code) => [code, toUrlIn(code, path)]));
  return { ...addresses, 'x-default': toUrlIn(defaultLanguage, path) };
}

/**
 * The metadata of a page: title, description, canonical URL, alternate languages, feed and Open Graph. The canonical
 * URL of an untranslated page is that of the English page.
 */
export function toMetadata(page: PageDescription): Metadata {
  const { title: own, description, path, language = getLanguageCode(), isHidden } = page;
  const title = toPageTitle(own, getMessages().site.pageTitle);
  return {
    title,
    description,
    alternates: {
      canonical: path && toUrlIn(language, path),
      languages: path && language === getLanguageCode() ? toAlternates(path) : undefined,
      types:
        getOwnPosts().length > 0
          ? { 'application/rss+xml': toPageUrl('/blog/feed.xml') }
          : undefined,
    },
    robots: isHidden ? { index: false } : undefined,
    openGraph: path ? toSharedLink(page, path) : undefined,
    twitter: path ? { card: 'summary_large_image' } : undefined,
  };
}

export const toSiteMetadata = (): Metadata => ({
  // Phone numbers already are links; links added by mobile browsers would cause a hydration mismatch.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  icons: {
    icon: [
      { url: toAddress('/icons/icon-48.png'), sizes: '48x48', type: 'image/png' },
      { url: toAddress('/icons/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: toAddress('/icons/apple-touch-icon.png'), sizes: '180x180', type: 'image/png' },
  },
  manifest: toPageAddress('/manifest.webmanifest'),
});
