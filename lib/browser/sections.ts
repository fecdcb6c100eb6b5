import { SCROLL_MS } from '../timings';
import { abortOnInput } from './abort-on-input';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** The distance between the top of the viewport and a section after a scroll to it, in px. */
const readHeaderOffset = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-offset'));

/**
 * Scrolls a section to the header offset below the top of the viewport in `SCROLL_MS`, focuses it, and sets the fragment
 * of the URL as a link would. Any input stops the scroll; with reduced motion it is instant.
 */
export function scrollToSection(section: HTMLElement): void {
  const hash = `#${section.id}`;
  if (location.hash !== hash) {
    history.pushState(null, '', hash);
  }
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  const offset = readHeaderOffset();
  const from = scrollY;
  const startedAt = performance.now();
  const input = abortOnInput();
  const step = (now: number) => {
    if (input.signal.aborted) {
      return;
    }
    const progress = prefersReducedMotion() ? 1 : Math.min(1, (now - startedAt) / SCROLL_MS);
    const eased = progress ** 2 * (3 - 2 * progress);
    // Measured in each frame, because loading content may move the section.
    const distance = section.getBoundingClientRect().top + scrollY - offset - from;
    scrollTo({ top: from + distance * eased, behavior: 'instant' });
    if (progress < 1) {
      requestAnimationFrame(step);
    } else {
      input.abort();
    }
  };
  step(startedAt);
}

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
