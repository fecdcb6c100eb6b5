import type { MetadataRoute } from 'next';
import { clinic } from '@/content/clinic';
import { home } from '@/content/en/home';
import { site } from '@/content/en/site';
import { basePath } from '@/lib/base-path';
import { type IconName, toIcon } from '@/lib/icons';
import { themeColours } from '@/lib/theme-colours';

export const dynamic = 'force-static';

const ground = themeColours.dark.get('bg');

function toManifestIcon(name: IconName) {
  const { url, ...icon } = toIcon(name);
  return { src: url, ...icon };
}

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: `${basePath}/`,
    name: clinic.name,
    description: home.description,
    lang: site.language,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    // The site reads best with the browser's own way back, address and text size.
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [
      toManifestIcon('icon-192.png'),
      toManifestIcon('icon-512.png'),
      { ...toManifestIcon('maskable-512.png'), purpose: 'maskable' },
    ],
  };
}
