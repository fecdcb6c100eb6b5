import { toPictureName } from '../content/pages/site-pages';
import { toPageUrl } from './language-address';

/** The size of social pictures (`og:image`), in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

export const toPictureUrl = (path: string) => toPageUrl(`/social/${toPictureName(path)}`);
