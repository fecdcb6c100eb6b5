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
    // Measured in each frame, because content that is still loading may move the section.
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

/** How far below its scroll target the top of the current section may be, in px. */
const TOLERANCE_PX = 30;

/** The id of the current section of the landing page: the last one whose top has been scrolled past. */
export function findCurrentSection(): string | undefined {
  const sections = [...document.querySelectorAll('main > section[id]')];
  const limit = readHeaderOffset() + TOLERANCE_PX;
  // On a tall screen the last section never reaches the top.
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  const isPast = (section: Element) => isAtEnd || section.getBoundingClientRect().top <= limit;
  return ([...sections].reverse().find(isPast) ?? sections[0])?.id;
}
