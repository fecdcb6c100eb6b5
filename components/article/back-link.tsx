'use client';

import type { MouseEvent } from 'react';
import { backLink } from '@/components/ui/button-classes';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { noteScrollBack, type ScrollBackSection } from '@/lib/browser/scroll-back';

interface BackLinkProps {
  home: string;
  section: ScrollBackSection;
  label: string;
}

/** A link to a section of the landing page, which scrolls there after a delay. */
export function BackLink({ home, section, label }: BackLinkProps) {
  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (!isModifiedClick(event) && noteScrollBack(section)) {
      event.preventDefault();
      location.assign(home);
    }
  }

  return (
    <a href={`${home}#${section}`} onClick={goBack} className={backLink}>
      {label}
    </a>
  );
}
