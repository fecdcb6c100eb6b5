import { toAddress } from '../base-path';

/** The sizes of the icons in `public/icons/`, in px; `icon.svg` has any size. */
const sizes = {
  'icon.svg': 'any',
  'icon-48.png': 48,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

export type IconName = keyof typeof sizes;

export function toIcon(name: IconName) {
  const size = sizes[name];
  const url = toAddress(`/icons/${name}`);
  return size === 'any'
    ? { url, sizes: size, type: 'image/svg+xml' }
    : { url, sizes: `${size}x${size}`, type: 'image/png' };
}
