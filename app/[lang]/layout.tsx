import '../styles/index.css';
// Each page has the header: here, its code comes once, and not with the page and once more with the 404 page.
import '@/components/layout/site-header';
import { lang } from 'next/root-params';
import type { ReactNode } from 'react';
import { PrintHeading } from '@/components/layout/print-heading';
import { SiteFooter } from '@/components/layout/site-footer';
import { SkipLink } from '@/components/layout/skip-link';
import { Splash } from '@/components/layout/splash';
import { ThemeProvider } from '@/components/layout/theme-provider';
import { getMessages } from '@/lib/content/get-content';
import { setLanguage } from '@/lib/current-language';
import { getLanguage } from '@/lib/language';
import { getHeadScript } from '@/lib/site/head-script';
import { toSiteMetadata } from '@/lib/site/metadata';
import { speculationRules } from '@/lib/site/speculation-rules';
import { pageColours } from '@/lib/site/style-tokens';

export const dynamicParams = false;

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export async function generateMetadata() {
  setLanguage(await lang());
  return toSiteMetadata();
}

interface RootLayoutProps {
  children: ReactNode;
}

export default async function RootLayout({ children }: RootLayoutProps) {
  setLanguage(await lang());
  return (
    // The theme's class is set before React runs, and differs from the exported one in light.
    <html lang={getLanguage().tag} className="dark" suppressHydrationWarning>
      <head>
        <script>{getHeadScript()}</script>
        <script type="speculationrules">{speculationRules}</script>
        {/* Blocks rendering until the header is parsed: else its buttons shift as the next ones come. */}
        <link rel="expect" href="#main" blocking="render" />
      </head>
      <body data-hydrating="">
        <ThemeProvider pageColours={pageColours}>
          <Splash />
          <SkipLink text={getMessages().site.skipLink} />
          <PrintHeading />
          {children}
          <SiteFooter />
        </ThemeProvider>
      </body>
    </html>
  );
}
