/** The script in which the language of this build is written: a tag of ISO 15924, such as Latn or Deva. */
const { script } = new Intl.Locale(process.env.SITE_LANGUAGE || 'en').maximize();

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
    // A constant, so that code for another script falls out of the build.
    SITE_SCRIPT: script ?? '',
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
    // Hindi and Marathi need a font of their own.
    resolveAlias:
      script === 'Deva'
        ? { '@/components/layout/font': './components/layout/devanagari-font.ts' }
        : {},
    // Newer than the parser of style sheets: the mark of the section in view, in the contents of a page.
    ignoreIssue: [{ path: '**/app/globals.css', description: /target-current/ }],
  },
};

export default nextConfig;
