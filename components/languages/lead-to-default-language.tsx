'use client';

import { useEffect } from 'react';
import { redirectIfFound } from '@/lib/browser/redirect-if-found';
import { toDefaultLanguage } from '@/lib/browser/to-default-language';

interface LeadToDefaultLanguageProps {
  /** The addresses of the unpublished languages, each with a slash at its end. */
  folders: readonly string[];
}

/** Redirects from an address in an unpublished language to the same page in the default language. */
export function LeadToDefaultLanguage({ folders }: LeadToDefaultLanguageProps) {
  // Only the host knows whether the page exists.
  useEffect(() => {
    const path = toDefaultLanguage(location.pathname, folders);
    if (path) {
      redirectIfFound(`${path}${location.hash}`);
    }
  }, [folders]);

  return null;
}
