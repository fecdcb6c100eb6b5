import { availableParallelism } from 'node:os';

/** In development, rewrites serve the URLs of the export: English without a path prefix, and the manifests. */
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
  // With a different `distDir`, Next exports there: `npm run build` post-processes the pages before it replaces out/.
  distDir: process.env.EXPORT_FOLDER ?? '.next',
  basePath: process.env.BASE_PATH ?? '',
  // Inlined into client code, which otherwise has access only to variables that begin with NEXT_PUBLIC_.
  env: { BASE_PATH: process.env.BASE_PATH ?? '' },
  reactStrictMode: true,
  // `npm run types` checks the types.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Saves memory during prerendering.
  enablePrerenderSourceMaps: false,
  // A cold build takes twice as long with this cache and, on two cores, half as long again with Next's default of one
  // worker fewer than there are cores.
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    cpus: availableParallelism(),
    // Otherwise each `color-scheme` would set two variables for `light-dark()`, which the style sheet does not use.
    lightningCssFeatures: { exclude: ['light-dark'] },
    // Otherwise SWC transpiles every default, rest and destructured parameter because of a bug in Safari before 16.3
    // with `(function f({ f }) {})`, which no script contains: 0.2 kB (brotli) per page.
    swcEnvOptions: { exclude: ['transform-parameters'] },
  },
  turbopack: {
    // Removes polyfills of 0.9 kB (brotli) per page: in the supported browsers, no page needs them.
    resolveAlias: {
      '../build/polyfills/polyfill-module': 'next/dist/compiled/server-only/empty',
      'next/dist/compiled/process': 'next/dist/compiled/server-only/empty',
    },
    // The CSS parser does not know `:target-current`, which marks the section in view in the table of contents.
    ignoreIssue: [{ path: '**/app/styles/*.css', description: /target-current/ }],
  },
};

export default nextConfig;
