import { getMessages } from '@/lib/content/get-content';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';
import { PageFrame } from './page-frame';

interface RedirectPageProps {
  page: { path: string; title: string; language: LanguageCode };
}

/** A page at an old address: redirects at once, with a link for browsers that do not follow a meta refresh. */
export function RedirectPage({ page }: RedirectPageProps) {
  const address = toPageAddress(page.path);
  const lang = toLangAttribute(page.language);
  return (
    <PageFrame page={page}>
      <div className="wrap pt-12">
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
        <h1 lang={lang} className="text-title font-extrabold">
          {page.title}
        </h1>
        <p className="mt-5">
          {getMessages().page.movedTo}{' '}
          <a href={address} lang={lang}>
            {page.title}
          </a>
        </p>
      </div>
    </PageFrame>
  );
}
