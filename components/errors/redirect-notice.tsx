import { textLink } from '@/components/ui/text-link';
import { getMessages } from '@/lib/content/get-content';
import { toLangAttribute } from '@/lib/language';
import type { LanguageCode } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';

interface RedirectNoticeProps {
  page: { title: string; path: string; language: LanguageCode };
}

/** Redirects to a page at once; shows a link for browsers that do not follow a meta refresh. */
export function RedirectNotice({ page: { title, path, language } }: RedirectNoticeProps) {
  const address = toPageAddress(path);
  return (
    <div className="wrap pt-12">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <h1 lang={toLangAttribute(language)} className="text-title font-extrabold">
        {title}
      </h1>
      <p className="mt-5">
        {getMessages().page.movedTo}{' '}
        <a href={address} lang={toLangAttribute(language)} className={textLink}>
          {title}
        </a>
      </p>
    </div>
  );
}
