import type { ReactNode } from 'react';
import { toAddress } from '@/lib/base-path';
import { getMessages } from '@/lib/content/get-content';
import { isOnlyInDefaultLanguage } from '@/lib/content/languages';
import { defaultLanguage } from '@/lib/language';
import { toAddressIn } from '@/lib/site/language-address';

interface InnerLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link to a page of the site. If the language of this page does not have it, the link leads to the
 * default language, and its text says so.
 */
export function InnerLink({ href, className, children }: InnerLinkProps) {
  if (!isOnlyInDefaultLanguage(href)) {
    return (
      <a href={toAddress(href)} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={toAddressIn(defaultLanguage, href)} hrefLang={defaultLanguage}>
      <span>
        {children} {getMessages().languages.inDefaultLanguage}
      </span>
    </a>
  );
}
