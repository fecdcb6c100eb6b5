import { siteUrl } from './site-url';

/** The size of the pictures that other sites show beside a link, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The file name of the picture of the page at an address inside the site. */
export const toPictureName = (path: string) =>
  `${path.split('/').filter(Boolean).join('-') || 'home'}.png`;

/** Where the picture of a page lies, with the whole address of the site. */
export const toPictureUrl = (path: string) => `${siteUrl}/social/${toPictureName(path)}`;
