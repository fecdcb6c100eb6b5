import { SLIDE_MS } from '../../timings';
import { getElement } from '../get-element';
import { prefersReducedMotion } from '../prefers-reduced-motion';

/** Rotates the slides of a carousel, except while it is paused, hovered or focused. */
export function enhance(root: HTMLElement, signal: AbortSignal): void {
  const slides = [...root.querySelectorAll('[role="group"]')];
  const live = getElement(root, '[aria-live]');
  const toggle = getElement(root, '[data-pause]');
  const { pause = '', play = '' } = toggle.dataset;
  let current = 0;
  let isPaused = false;
  // Play overrides the focus on its own button, until the visitor moves on.
  let isPlayed = false;
  let timer: ReturnType<typeof setInterval>;

  const step = (by: number) => {
    current = (current + by + slides.length) % slides.length;
    for (const [index, slide] of slides.entries()) {
      slide.classList.toggle('invisible', index !== current);
    }
  };

  const update = () => {
    const isStill = isPaused || (!isPlayed && root.matches(':hover, :focus-within'));
    live.setAttribute('aria-live', isStill ? 'polite' : 'off');
    clearInterval(timer);
    if (!isStill) {
      timer = setInterval(() => !document.hidden && !prefersReducedMotion() && step(1), SLIDE_MS);
    }
  };

  for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout']) {
    root.addEventListener(
      type,
      () => {
        isPlayed = false;
        update();
      },
      { signal },
    );
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset.step)), { signal });
  }
  toggle.addEventListener(
    'click',
    () => {
      isPaused = !isPaused;
      isPlayed = !isPaused;
      toggle.textContent = isPaused ? play : pause;
      update();
    },
    { signal },
  );
  update();
  signal.addEventListener('abort', () => clearInterval(timer));
}
