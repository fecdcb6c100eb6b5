import type { MetadataRoute } from 'next';
import { toAddress } from '@/lib/base-path';
import { getClinic } from '@/lib/content/get-content';
import { getOnlyPage } from '@/lib/content/pages';
import { language } from '@/lib/language';
import { type IconName, toIcon } from '@/lib/site/icons';
import { pageColours } from '@/lib/site/style-tokens';

export const dynamic = 'force-static';

function toManifestIcon(name: IconName) {
  const { url, ...icon } = toIcon(name);
  return { src: url, ...icon };
}

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: toAddress('/'),
    name: getClinic().name,
    description: getOnlyPage('landing').description,
    lang: language.tag,
    start_url: toAddress('/'),
    scope: toAddress('/'),
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
