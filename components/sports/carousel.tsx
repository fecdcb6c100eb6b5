'use client';

import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { prefersReducedMotion } from '@/lib/browser/prefers-reduced-motion';
import { SLIDE_MS } from '@/lib/timings';

interface CarouselProps {
  label: string;
  /** `carousel` and `slide` are what screen readers call it and each of its pictures. */
  messages: Record<'carousel' | 'slide' | 'pause' | 'play' | 'previous' | 'next', string>;
  /** The pictures, each under a name that says which it is. */
  slides: readonly { name: string; picture: ReactNode }[];
}

/** Pictures that take turns, until a visitor pauses, points at or works with them. */
export function Carousel({ label, messages, slides }: CarouselProps) {
  const [current, step] = useReducer(
    (index: number, by: number) => (index + by + slides.length) % slides.length,
    0,
  );
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (isPaused || isHeld) {
      return;
    }
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion()) {
        step(1);
      }
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [isPaused, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds the pictures still.
    <div
      onMouseEnter={() => setIsPointedAt(true)}
      onMouseLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <section aria-roledescription={messages.carousel} aria-label={label} className="mt-10">
        <p className="flex flex-wrap gap-3 noscript:hidden print:hidden">
          <button
            type="button"
            onClick={() => setIsPaused(!isPaused)}
            className={`${secondaryButton} motion-reduce:hidden`}
          >
            {isPaused ? messages.play : messages.pause}
          </button>
          <button type="button" onClick={() => step(-1)} className={secondaryButton}>
            {messages.previous}
          </button>
          <button type="button" onClick={() => step(1)} className={secondaryButton}>
            {messages.next}
          </button>
        </p>
        <div className="mt-5 grid" aria-live={isPaused || isHeld ? 'polite' : 'off'}>
          {slides.map(({ name, picture }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form controls.
            <div
              key={name}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={name}
              className={`col-start-1 row-start-1 noscript:row-auto noscript:visible ${index === current ? '' : 'invisible'}`}
            >
              {picture}
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
