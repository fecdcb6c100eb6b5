'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ClinicMapProps {
  title: string;
  src: string;
  /** What stands in its place until it is there. */
  children: ReactNode;
}

/** How near a visitor has to come before the map's provider hears of it. */
const NEAR = '200px';

const isInside = (box: HTMLElement | null) =>
  Boolean(document.activeElement && box?.contains(document.activeElement));

/** A map of another provider: nothing is asked of it before the visitor comes near. */
export function ClinicMap({ title, src, children }: ClinicMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Without a connection the browser would draw an error page of its own.
        if (navigator.onLine && entries.some(({ isIntersecting }) => isIntersecting)) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: NEAR },
    );
    if (frame.current) {
      observer.observe(frame.current);
    }
    return () => observer.disconnect();
  }, []);

  // No selector matches a frame whose own document has the focus: the page only sees its window lose it.
  useEffect(() => {
    const update = () => setTimeout(() => setHasFocus(isInside(frame.current)));
    window.addEventListener('blur', update);
    window.addEventListener('focus', update);
    return () => {
      window.removeEventListener('blur', update);
      window.removeEventListener('focus', update);
    };
  }, []);

  return (
    <div
      ref={frame}
      className={`relative grid h-80 overflow-hidden rounded-2xl border-2 border-line bg-raised outline-offset-3 outline-accent print:hidden ${hasFocus ? 'outline-3' : ''}`}
    >
      {children}
      {isNear && (
        <iframe
          title={title}
          src={src}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="absolute inset-0 size-full outline-none"
        />
      )}
    </div>
  );
}
