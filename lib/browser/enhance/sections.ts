import { isModifiedClick } from '../is-modified-click';
import { scrollBack } from '../scroll-back';
import { findCurrentSection, scrollToSection } from '../sections';

function markCurrentSection(): void {
  const current = `#${findCurrentSection()}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#menu a[href*="#"]')) {
    link.setAttribute('aria-current', String(link.hash === current));
  }
}

function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('#menu a, #home a');
  const section = link?.hash && document.getElementById(link.hash.slice(1));
  if (section && !isModifiedClick(event)) {
    event.preventDefault();
    scrollToSection(section);
  }
}

/** Scrolls smoothly to the sections of the landing page, and marks the current one in the header. */
export function enhance(): void {
  scrollBack();
  markCurrentSection();
  addEventListener('scroll', markCurrentSection, { passive: true });
  addEventListener('resize', markCurrentSection);
  addEventListener('click', followLink);
}
