'use client';

import { useEffect, useRef, useState } from 'react';

interface ClinicMapProps {
  title: string;
  src: string;
}

/** How near a visitor has to come before the map's provider hears of it. */
const NEAR = '200px';

/** A map of another provider: nothing is asked of it before the visitor comes near. */
export function ClinicMap({ title, src }: ClinicMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
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

  return (
    <div
      ref={frame}
      className="h-80 overflow-hidden rounded-2xl border-2 border-line bg-raised print:hidden"
    >
      {isNear && (
        <iframe
          title={title}
          src={src}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="size-full"
        />
      )}
    </div>
  );
}
