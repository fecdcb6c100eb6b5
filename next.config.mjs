// Hindi and Marathi are written in Devanagari, which needs its own font.
const isDevanagari =
  new Intl.Locale(process.env.SITE_LANGUAGE || 'en').maximize().script === 'Deva';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  // With another `distDir` Next exports there: `npm run build` finishes the pages before it replaces out/.
  distDir: process.env.EXPORT_FOLDER ?? '.next',
  basePath: process.env.BASE_PATH ?? '',
  // Inlined into client code, which sees no other variables without NEXT_PUBLIC_.
  env: {
    BASE_PATH: process.env.BASE_PATH ?? '',
    SITE_LANGUAGE: process.env.SITE_LANGUAGE ?? '',
  },
  // For social pictures: native code and WebAssembly, which Turbopack cannot bundle.
  serverExternalPackages: ['@resvg/resvg-js', 'satori'],
  reactStrictMode: true,
  // `npm run types` checks them once, instead of once per language.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Saves memory during prerendering.
  enablePrerenderSourceMaps: false,
  // A cold build with this cache takes twice the time.
  experimental: { turbopackFileSystemCacheForBuild: false },
  turbopack: {
    resolveAlias: isDevanagari
      ? { '@/components/layout/font': './components/layout/devanagari-font.ts' }
      : {},
  },
};

export default nextConfig;
