import { SCROLL_MS } from '../timings';
import { readHeaderOffset } from './header-offset';
import { prefersReducedMotion } from './prefers-reduced-motion';

const stoppers = ['wheel', 'touchstart', 'keydown'] as const;

/** Slow at both ends; takes and gives a share of the way, 0 to 1. */
const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/** Scrolls to a section as a link to it would lead there: the address and the history follow. */
export function visitSection(section: HTMLElement): void {
  const hash = `#${section.id}`;
  if (location.hash !== hash) {
    history.pushState(null, '', hash);
  }
  scrollToSection(section);
}

/**
 * Scrolls in `SCROLL_MS` until the section's top is the header offset below the viewport's, and
 * moves the focus there; a wheel, touch or key stops it, and under reduced motion it jumps.
 */
export function scrollToSection(section: HTMLElement): void {
  const offset = readHeaderOffset();
  const toTop = () => section.getBoundingClientRect().top + window.scrollY - offset;
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  if (prefersReducedMotion()) {
    jump(toTop());
    return;
  }
  const from = window.scrollY;
  const startedAt = performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const type of stoppers) {
      removeEventListener(type, stop);
    }
  };
  for (const type of stoppers) {
    addEventListener(type, stop, { passive: true });
  }
  const step = (now: number) => {
    if (isStopped) {
      return;
    }
    const share = Math.min(1, Math.max(0, (now - startedAt) / SCROLL_MS));
    // The goal is read anew: what loads on the way may move it.
    jump(from + (toTop() - from) * ease(share));
    if (share < 1) {
      requestAnimationFrame(step);
    } else {
      stop();
    }
  };
  requestAnimationFrame(step);
}
