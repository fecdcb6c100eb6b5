import { toAddress } from '../base-path';

/** The icons of the site by file name; `size` is in px, 0 for SVG (`sizes="any"`). */
export const icons = {
  'icon.svg': { size: 0, isFullBleed: false },
  'icon-48.png': { size: 48, isFullBleed: false },
  'apple-touch-icon.png': { size: 180, isFullBleed: true },
  'icon-192.png': { size: 192, isFullBleed: false },
  'icon-512.png': { size: 512, isFullBleed: false },
  'maskable-512.png': { size: 512, isFullBleed: true },
} as const;

export type IconName = keyof typeof icons;

/** The attributes of an icon's `<link>`. */
export function toIcon(name: IconName) {
  const { size } = icons[name];
  return {
    url: toAddress(`/icons/${name}`),
    sizes: size === 0 ? 'any' : `${size}x${size}`,
    type: size === 0 ? 'image/svg+xml' : 'image/png',
  };
}
