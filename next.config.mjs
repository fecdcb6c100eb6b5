import { bundleZod } from './scripts/build/bundle-zod.mjs';

/** The script in which the language of this build is written: a tag of ISO 15924, such as Latn or Deva. */
const { script } = new Intl.Locale(process.env.SITE_LANGUAGE || 'en').maximize();

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: true,
  // Next exports into another `distDir`: `npm run build` finishes the pages there, and then replaces out/.
  distDir: process.env.EXPORT_FOLDER ?? '.next',
  basePath: process.env.BASE_PATH ?? '',
  // For code that runs in the browser too; without this only the server would know it.
  env: {
    BASE_PATH: process.env.BASE_PATH ?? '',
    SITE_LANGUAGE: process.env.SITE_LANGUAGE ?? '',
    // A constant, so that code for another script falls out of the build.
    SITE_SCRIPT: script ?? '',
  },
  // They draw the social pictures, and come with parts that no bundler can read.
  serverExternalPackages: ['@resvg/resvg-js', 'satori'],
  reactStrictMode: true,
  // `npm run types` checks all of them, once: each of three builds would do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // They would stay in memory: 3.6 instead of 3.0 GB for five thousand posts.
  enablePrerenderSourceMaps: false,
  // The first build with it takes twice the time, and a gigabyte of memory for a thousand posts.
  experimental: { turbopackFileSystemCacheForBuild: false },
  turbopack: {
    resolveAlias: {
      // For the forms in browsers alone; scripts and tests have the package itself.
      'zod/mini': { browser: bundleZod() },
      ...(script === 'Deva' && {
        '@/components/layout/font': './components/layout/devanagari-font.ts',
      }),
    },
  },
};

export default nextConfig;
