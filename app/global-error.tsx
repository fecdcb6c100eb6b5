'use client';

import './globals.css';
import { useEffect } from 'react';
import { ErrorPage } from '@/components/errors/error-page';
import { wasReloaded } from '@/lib/browser/was-reloaded';

interface GlobalErrorProps {
  error: unknown;
}

export default function GlobalError({ error }: GlobalErrorProps) {
  // Once only: a file that is missing on the host fails at each load.
  const canReload = error instanceof Error && error.name === 'ChunkLoadError' && !wasReloaded();

  // The document of the page that a link led to can be read without its scripts.
  useEffect(() => {
    if (canReload) {
      location.reload();
    }
  }, [canReload]);

  return canReload ? null : <ErrorPage />;
}
