import type { MetadataRoute } from 'next';
import { toAddress } from '../base-path';
import { getClinic } from '../content/get-content';
import { getOnlyPage } from '../content/pages/pages';
import { getLanguage } from '../language';
import { toPageAddress } from './language-address';
import { pageColours } from './style-tokens';

const toIcon = (name: string, size: number) => ({
  src: toAddress(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

export function toManifest(): MetadataRoute.Manifest {
  return {
    id: toPageAddress('/'),
    name: getClinic().name,
    description: getOnlyPage('landing').description,
    lang: getLanguage().tag,
    start_url: toPageAddress('/'),
    scope: toPageAddress('/'),
    // Keeps the browser's Back button, address bar and text size setting.
    display: 'minimal-ui',
    background_color: pageColours.dark,
    theme_color: pageColours.dark,
    icons: [
      toIcon('icon', 192),
      toIcon('icon', 512),
      { ...toIcon('maskable', 512), purpose: 'maskable' },
    ],
  };
}
