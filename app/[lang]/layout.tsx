import '../styles/index.css';
// Importing the header and the error page here bundles their code with the layout, so that it is not loaded once with
// the page and again with the 404 page.
import '@/components/layout/site-header';
import '../global-error';
import { PrintHeading } from '@/components/layout/print-heading';
import { SiteFooter } from '@/components/layout/site-footer';
import { Splash } from '@/components/layout/splash';
import { ThemeProvider } from '@/components/layout/theme-provider';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getMessages } from '@/lib/content/get-content';
import { inLanguage } from '@/lib/in-language';
import { getLanguage } from '@/lib/language';
import { getHeadScript } from '@/lib/site/head-script';
import { toSiteMetadata } from '@/lib/site/metadata';
import { speculationRules } from '@/lib/site/speculation-rules';
import { pageColours } from '@/lib/site/style-tokens';

export const dynamicParams = false;

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const generateMetadata = inLanguage(toSiteMetadata);

export default inLanguage(({ children }: LayoutProps<'/[lang]'>) => (
  // Scripts in <head> change the classes before hydration: theme, reading settings, splash screen, `exported`.
  <html lang={getLanguage().tag} className="dark exported" suppressHydrationWarning>
    <head>
      <Unhydrated as="script">{getHeadScript()}</Unhydrated>
      <Unhydrated as="script" type="speculationrules">
        {speculationRules}
      </Unhydrated>
      {/* Blocks rendering until the header is parsed: its buttons would shift. Chrome waits for a start tag only. */}
      <link rel="expect" href="#header-end" blocking="render" />
    </head>
    <body data-hydrating="">
      <ThemeProvider pageColours={pageColours}>
        <Splash />
        <a
          href="#main"
          className="fixed top-2 left-2 z-20 rounded-xl bg-button px-5 py-3 font-bold text-on-button not-focus:-top-full print:hidden"
        >
          {getMessages().site.skipLink}
        </a>
        <PrintHeading />
        {children}
        <SiteFooter />
      </ThemeProvider>
    </body>
  </html>
));
