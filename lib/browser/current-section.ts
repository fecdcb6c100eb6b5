import { readHeaderOffset } from './scroll-to-section';

/** How far below the end of a scroll to it the top of the current section may be, in px. */
const TOLERANCE_PX = 30;

const readLimit = () => readHeaderOffset() + TOLERANCE_PX;

const listSections = () => [...document.querySelectorAll('main > section[id]')];

/** The id of the current section of the landing page: the last one whose top has been scrolled past. */
export function findCurrentSection(): string | undefined {
  const sections = listSections();
  const limit = readLimit();
  // On a tall screen the last section never reaches the top.
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const isPast = (section: Element) => isAtEnd || section.getBoundingClientRect().top <= limit;
  return ([...sections].reverse().find(isPast) ?? sections[0])?.id;
}

/**
 * Calls back when another section may have become the current one: the sections follow each other without a
 * gap, so one ends where the next begins; the end of the footer is the end of the page.
 */
export function watchCurrentSection(onChange: () => void): () => void {
  const observer = new IntersectionObserver(onChange, {
    rootMargin: `-${readLimit()}px 0px 0px`,
    threshold: [0, 1],
  });
  for (const element of [...listSections(), ...document.querySelectorAll('footer')]) {
    observer.observe(element);
  }
  return () => observer.disconnect();
}
