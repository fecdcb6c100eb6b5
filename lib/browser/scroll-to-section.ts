import { SCROLL_MS } from '../timings';
import { abortOnInput } from './abort-on-input';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** The distance between the top of the viewport and a section after a scroll to it, in px. */
export const readHeaderOffset = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-offset'));

/** Cubic ease-in-out of a progress from 0 to 1. */
const ease = (progress: number) =>
  progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;

/** Sets the fragment of the URL to a section, as a link would. */
export function showSectionAddress({ id }: HTMLElement): void {
  if (location.hash !== `#${id}`) {
    history.pushState(null, '', `#${id}`);
  }
}

/**
 * Scrolls a section to the header offset below the top of the viewport in `SCROLL_MS`, and focuses it.
 * Any input stops the scroll; with reduced motion it is instant.
 */
export function scrollToSection(section: HTMLElement): void {
  const offset = readHeaderOffset();
  const from = scrollY;
  const startedAt = performance.now();
  const input = abortOnInput();
  const show = (progress: number) => {
    // Measured in each frame, because loading content may move the section.
    const distance = section.getBoundingClientRect().top + scrollY - offset - from;
    scrollTo({ top: from + distance * ease(progress), behavior: 'instant' });
    if (progress === 1) {
      input.abort();
    } else {
      requestAnimationFrame(step);
    }
  };
  const step = (now: number) => {
    if (!input.signal.aborted) {
      show(Math.min(1, Math.max(0, (now - startedAt) / SCROLL_MS)));
    }
  };
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  show(prefersReducedMotion() ? 1 : 0);
}
