import { InnerLink } from '@/components/ui/inner-link';
import { textLink } from '@/components/ui/text-link';
import { getMessages } from '@/lib/content/get-content';
import { isOnlyInDefaultLanguage } from '@/lib/content/languages';
import { defaultLanguage, language } from '@/lib/language';
import { toAddressIn } from '@/lib/site/language-address';

interface RedirectNoticeProps {
  title: string;
  path: string;
}

/**
 * Redirects to a page at once, in the default language if this one does not have it; shows a link for
 * browsers that do not follow a meta refresh.
 */
export function RedirectNotice({ title, path }: RedirectNoticeProps) {
  const code = isOnlyInDefaultLanguage(path) ? defaultLanguage : language.code;
  return (
    <div className="wrap pt-12">
      <meta httpEquiv="refresh" content={`0; url=${toAddressIn(code, path)}`} />
      <h1 lang={code} className="text-title font-extrabold">
        {title}
      </h1>
      <p className="mt-5">
        {getMessages().page.movedTo}{' '}
        <InnerLink href={path} className={textLink}>
          <span lang={code}>{title}</span>
        </InnerLink>
      </p>
    </div>
  );
}
