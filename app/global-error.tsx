'use client';

import './globals.css';
import { useEffect } from 'react';
import { ErrorPage } from '@/components/errors/error-page';

interface GlobalErrorProps {
  error: unknown;
}

export default function GlobalError({ error }: GlobalErrorProps) {
  const isScriptLost = error instanceof Error && error.name === 'ChunkLoadError';

  // The page a link led to reads without its scripts, once it is loaded as a document.
  useEffect(() => {
    if (isScriptLost) {
      location.reload();
    }
  }, [isScriptLost]);

  return isScriptLost ? null : <ErrorPage />;
}
