'use client';

import type { ReactNode } from 'react';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { scrollToSection } from '@/lib/browser/sections';

interface SectionLinkProps {
  id: string;
  className: string;
  children: ReactNode;
}

export const SectionLink = ({ id, className, children }: SectionLinkProps) => (
  <a
    href={`#${id}`}
    className={className}
    onClick={(event) => {
      const section = document.getElementById(id);
      if (section && !isModifiedClick(event)) {
        event.preventDefault();
        scrollToSection(section);
      }
    }}
  >
    {children}
  </a>
);
