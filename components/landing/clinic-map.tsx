'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ClinicMapProps {
  title: string;
  src: string;
  /** A placeholder until it is loaded. */
  children: ReactNode;
}

/** The distance to the viewport at which the map is loaded. */
const NEAR = '200px';

const isInside = (box: HTMLElement | null) =>
  Boolean(document.activeElement && box?.contains(document.activeElement));

/** An embedded map. Nothing is requested from its provider before the visitor scrolls near. */
export function ClinicMap({ title, src, children }: ClinicMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          // Without an answer, the frame would show the browser's error page.
          fetch(src, { method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer' }).then(
            () => {
              setIsNear(true);
              observer.disconnect();
            },
            () => undefined,
          );
        }
      },
      { rootMargin: NEAR },
    );
    if (frame.current) {
      observer.observe(frame.current);
    }
    return () => observer.disconnect();
  }, [src]);

  // `:focus` does not match an iframe whose document has the focus: the page only gets a `blur` of its window.
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
      className={`relative grid overflow-hidden rounded-2xl border border-line bg-raised ${hasFocus ? '[outline:3px_solid_var(--accent)]' : ''}`}
    >
      {children}
      {isNear && (
        <iframe
          title={title}
          src={src}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          // The scheme of the map: with any other, the frame is opaque before it has loaded.
          className="absolute inset-0 size-full scheme-light"
        />
      )}
    </div>
  );
}
