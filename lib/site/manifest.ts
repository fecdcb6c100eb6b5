import type { MetadataRoute } from 'next';
import { getClinic } from '../content/get-content';
import { getOnlyPage } from '../content/pages/pages';
import { getLanguage } from '../language';
import { type IconName, toIcon } from './icons';
import { toPageAddress } from './language-address';
import { pageColours } from './style-tokens';

function toManifestIcon(name: IconName) {
  const { url, ...icon } = toIcon(name);
  return { src: url, ...icon };
}

export function toManifest(): MetadataRoute.Manifest {
  return {
    id: toPageAddress('/'),
    name: getClinic().name,
    description: getOnlyPage('landing').description,
    lang: getLanguage().tag,
    start_url: toPageAddress('/'),
    scope: toPageAddress('/'),
    // Keeps the browser's Back button, address and text size.
    display: 'minimal-ui',
    background_color: pageColours.dark,
    theme_color: pageColours.dark,
    icons: [
      toManifestIcon('icon-192.png'),
      toManifestIcon('icon-512.png'),
      { ...toManifestIcon('maskable-512.png'), purpose: 'maskable' },
    ],
  };
}
