import { getMessages } from '@/lib/content/get-content';
import type { PageDocument, Post } from '@/lib/content/read/documents';
import { toLangAttribute } from '@/lib/language';
import { toPageAddress } from '@/lib/site/language-address';
import { PageFrame } from './page-frame';

/** A page at an old URL: redirects at once, with a link for browsers that do not follow a meta refresh. */
export function RedirectPage({ page }: { page: PageDocument | Post }) {
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
