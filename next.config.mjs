import { availableParallelism } from 'node:os';

/** `npm run dev` serves English without a prefix, as the export does. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const nextConfig = {
  ...(isDevelopment
    ? {
        rewrites: async () => ({
          beforeFiles: [],
          afterFiles: [
            { source: '/', destination: '/en/' },
            { source: '/manifest.webmanifest', destination: '/en/root-files/manifest.webmanifest' },
            {
              source: '/:lang/manifest.webmanifest',
              destination: '/:lang/root-files/manifest.webmanifest',
            },
            { source: '/:path((?!(?:[a-z]{2}|_next)/).*)', destination: '/en/:path' },
          ],
          fallback: [],
        }),
      }
    : { output: 'export' }),
  trailingSlash: true,
  // With another `distDir` Next exports there: `npm run build` finishes the pages before it replaces out/.
  distDir: process.env.EXPORT_FOLDER ?? '.next',
  basePath: process.env.BASE_PATH ?? '',
  // Inlined into client code, which sees no other variables without NEXT_PUBLIC_.
  env: { BASE_PATH: process.env.BASE_PATH ?? '' },
  reactStrictMode: true,
  // `npm run types` checks them.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Saves memory during prerendering.
  enablePrerenderSourceMaps: false,
  // A cold build with this cache takes twice the time; with Next's own number of workers, all cores but one, half as long
  // again.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    cpus: availableParallelism(),
    // For `light-dark()`, which the style sheet does not use, each `color-scheme` would set two variables.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // Without this, SWC rewrites every default, rest and destructured parameter, for a bug of Safari before 16.3 with
    // `(function f({ f }) {})`, which no script has: 0.2 kB (brotli) on each page.
    swcEnvOptions: { exclude: ['transform-parameters'] },
  },
  turbopack: {
    // 0.9 kB (brotli) on each page, which none of the supported browsers needs.
    resolveAlias: {
      '../build/polyfills/polyfill-module': 'next/dist/compiled/server-only/empty',
      'next/dist/compiled/process': 'next/dist/compiled/server-only/empty',
    },
    // Newer than the parser of style sheets: the mark of the section in view, in the contents of a page.
    ignoreIssue: [{ path: '**/app/styles/*.css', description: /target-current/ }],
  },
};

export default nextConfig;
