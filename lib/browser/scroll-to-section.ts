import { SCROLL_MS } from '../timings';
import { readHeaderOffset } from './header-offset';
import { prefersReducedMotion } from './prefers-reduced-motion';

const stoppers = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click', 'popstate'] as const;

/** Cubic ease-in-out of a progress from 0 to 1. */
const ease = (progress: number) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;

/** Sets the fragment of the URL to a section, as a link would. */
export function showSectionAddress(section: HTMLElement): void {
  const hash = `#${section.id}`;
  if (location.hash !== hash) {
    history.pushState(null, '', hash);
  }
}

/**
 * Scrolls a section to the header offset below the top of the viewport in `SCROLL_MS`, and focuses it.
 * Any input stops the scroll; with reduced motion it is instant.
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
  const abortController = new AbortController();
  const { signal } = abortController;
  for (const type of stoppers) {
    // In the capture phase, which is over for the click that starts the scroll.
    addEventListener(type, () => abortController.abort(), { signal, capture: true, passive: true });
  }
  const step = (now: number) => {
    if (signal.aborted) {
      return;
    }
    const progress = Math.min(1, Math.max(0, (now - startedAt) / SCROLL_MS));
    // Measured in each frame, because loading content may move the section.
    jump(from + (toTop() - from) * ease(progress));
    if (progress < 1) {
      requestAnimationFrame(step);
    } else {
      abortController.abort();
    }
  };
  requestAnimationFrame(step);
}
