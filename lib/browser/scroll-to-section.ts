import { SCROLL_MS } from '../timings';
import { isDialogEntry } from './dialog-history';
import { readHeaderOffset } from './header-offset';
import { prefersReducedMotion } from './prefers-reduced-motion';

// A click or a step back may lead to another page, where the section is gone and its place means nothing.
const stoppers = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click', 'popstate'] as const;

/** Slow at both ends; takes and gives a share of the way, 0 to 1. */
const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

/**
 * Gives the page the address of a section, as a link to it would; chosen in a dialog, it takes the
 * place of the dialog's own history entry.
 */
export function showSectionAddress(section: HTMLElement): void {
  const hash = `#${section.id}`;
  if (isDialogEntry()) {
    history.replaceState(null, '', hash);
  } else if (location.hash !== hash) {
    history.pushState(null, '', hash);
  }
}

/**
 * Scrolls in `SCROLL_MS` until the section's top is the header offset below the viewport's, and
 * moves the focus there; whatever the visitor does next stops it, and under reduced motion it jumps.
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
    // In the capture phase, which the click that begins a scroll has behind it.
    addEventListener(type, () => abortController.abort(), { signal, capture: true, passive: true });
  }
  const step = (now: number) => {
    if (signal.aborted) {
      return;
    }
    const share = Math.min(1, Math.max(0, (now - startedAt) / SCROLL_MS));
    // The goal is read anew: what loads on the way may move it.
    jump(from + (toTop() - from) * ease(share));
    if (share < 1) {
      requestAnimationFrame(step);
    } else {
      abortController.abort();
    }
  };
  requestAnimationFrame(step);
}
