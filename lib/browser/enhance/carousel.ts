import { SLIDE_MS } from '../../timings';
import { getElement } from '../get-element';
import { prefersReducedMotion } from '../prefers-reduced-motion';

/** Rotates the slides of a carousel, except while it is paused, hovered or focused. */
export function enhance(root: HTMLElement): void {
  const slides = [...root.querySelectorAll('[role="group"]')];
  const live = getElement(root, '[aria-live]');
  const toggle = getElement(root, '[data-pause]');
  let current = 0;
  let isPaused = false;
  let timer: ReturnType<typeof setInterval>;

  const step = (by: number) => {
    current = (current + by + slides.length) % slides.length;
    for (const [index, slide] of slides.entries()) {
      slide.classList.toggle('invisible', index !== current);
    }
  };

  const setStill = (isStill: boolean) => {
    live.setAttribute('aria-live', isStill ? 'polite' : 'off');
    clearInterval(timer);
    if (!isStill) {
      timer = setInterval(() => document.hidden || prefersReducedMotion() || step(1), SLIDE_MS);
    }
  };

  const update = () => setStill(isPaused || root.matches(':hover, :focus-within'));
  for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout']) {
    root.addEventListener(type, update);
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset.step)));
  }
  const togglePause = () => {
    isPaused = !isPaused;
    toggle.textContent = (isPaused ? toggle.dataset.play : toggle.dataset.pause) ?? '';
    // Play overrides the pause on focus and hover, until the focus moves or the pointer leaves the carousel.
    setStill(isPaused);
  };
  toggle.addEventListener('click', togglePause);
  update();
}
