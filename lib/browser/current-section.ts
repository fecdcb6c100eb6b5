import { readHeaderOffset } from './header-offset';

/** How far below the end of a scroll to it the top of the current section may be, in px. */
const TOLERANCE_PX = 30;

/** The id of the current section of the landing page: the last one whose top has been scrolled past. */
export function findCurrentSection(ids: readonly string[]): string | null {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const sections = ids
    .map((id) => document.getElementById(id))
    .filter((section) => section !== null);
  // On a tall screen the last section never reaches the top.
  if (sections.length > 0 && scrollTop + clientHeight >= scrollHeight - 2) {
    return sections.at(-1)?.id ?? null;
  }
  const limit = readHeaderOffset() + TOLERANCE_PX;
  const passed = sections.filter((section) => section.getBoundingClientRect().top <= limit);
  return passed.at(-1)?.id ?? sections[0]?.id ?? null;
}

/**
 * Calls back when another section may have become the current one: the sections follow each other without a
 * gap, so one ends where the next begins; the end of the footer is the end of the page.
 */
export function watchCurrentSection(onChange: () => void): () => void {
  const observer = new IntersectionObserver(onChange, {
    rootMargin: `-${readHeaderOffset() + TOLERANCE_PX}px 0px 0px`,
    threshold: [0, 1],
  });
  for (const element of document.querySelectorAll('main > section[id], footer')) {
    observer.observe(element);
  }
  return () => observer.disconnect();
}
