'use client';

import { useEffect } from 'react';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { scrollBack } from '@/lib/browser/scroll-back';
import { findCurrentSection, scrollToSection, watchCurrentSection } from '@/lib/browser/sections';

function markCurrentSection() {
  const current = `#${findCurrentSection()}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu a[href*="#"]')) {
    link.setAttribute('aria-current', String(link.hash === current));
  }
}

function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('#menu a, #home a');
  const section = link?.hash && document.getElementById(link.hash.slice(1));
  if (section && !isModifiedClick(event)) {
    event.preventDefault();
    scrollToSection(section);
  }
}

/** Scrolls smoothly to the sections of the landing page, and marks the current one in the header. */
export function SectionLinks() {
  useEffect(() => {
    scrollBack();
    markCurrentSection();
    addEventListener('click', followLink);
    const unwatch = watchCurrentSection(markCurrentSection);
    return () => {
      removeEventListener('click', followLink);
      unwatch();
    };
  }, []);
  return null;
}
