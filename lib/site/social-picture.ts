import { toPictureName } from '../content/site-pages';
import { siteUrl } from './site-url';

/** The size of the pictures that other sites show beside a link, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Where the picture of a page lies, with the whole address of the site. */
export const toPictureUrl = (path: string) => `${siteUrl}/social/${toPictureName(path)}`;
