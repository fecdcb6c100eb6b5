'use client';

import { useEffect } from 'react';
import { openIfThere } from '@/lib/browser/open-if-there';
import { toDefaultLanguage } from '@/lib/browser/to-default-language';

interface LeadToDefaultLanguageProps {
  /** The addresses of the languages that are not published; each ends in a slash. */
  folders: readonly string[];
}

/** Leads from an address of a language that is not published to the same one of the default language. */
export function LeadToDefaultLanguage({ folders }: LeadToDefaultLanguageProps) {
  // Whether there is such a page only its host can tell.
  useEffect(() => {
    const path = toDefaultLanguage(location.pathname, folders);
    if (path) {
      openIfThere(`${path}${location.hash}`);
    }
  }, [folders]);

  return null;
}
