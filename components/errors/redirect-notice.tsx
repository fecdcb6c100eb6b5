import { TextLink } from '@/components/ui/text-link';
import { basePath } from '@/lib/base-path';
import { getMessages } from '@/lib/content/get-content';

interface RedirectNoticeProps {
  title: string;
  /** Where the page is, inside the site. */
  path: string;
}

/** Sends the visitor on at once, and shows the way where a browser does not follow. */
export function RedirectNotice({ title, path }: RedirectNoticeProps) {
  return (
    <div className="wrap pt-12">
      <meta httpEquiv="refresh" content={`0; url=${basePath}${path}`} />
      <h1 className="text-title font-extrabold">{title}</h1>
      <p className="mt-5">
        {getMessages().page.movedTo} <TextLink href={path}>{title}</TextLink>
      </p>
    </div>
  );
}
