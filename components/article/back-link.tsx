'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { isModifiedClick } from '@/lib/browser/is-modified-click';
import { scrollToSection } from '@/lib/browser/scroll-to-section';
import { ARRIVAL_MS, SCROLL_BACK_MS } from '@/lib/timings';

interface BackLinkProps {
  section: keyof typeof SCROLL_BACK_MS;
  label: string;
}

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

// The landing page may still be loading: the scroll begins once its section is rendered.
function scrollOnArrival(id: string, deadline: number, abortController: AbortController) {
  const section = document.getElementById(id);
  if (abortController.signal.aborted) {
    return;
  }
  if (section) {
    abortController.abort();
    history.replaceState(history.state, '', `#${id}`);
    scrollToSection(section);
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => scrollOnArrival(id, deadline, abortController));
  }
}

/** A link to a section of the landing page that scrolls there after a delay. */
export function BackLink({ section, label }: BackLinkProps) {
  const router = useRouter();

  function goBack(event: MouseEvent) {
    if (isModifiedClick(event)) {
      return;
    }
    event.preventDefault();
    router.push('/');
    // Any input in the meantime cancels the scroll.
    const abortController = new AbortController();
    for (const type of interruptions) {
      addEventListener(type, () => abortController.abort(), {
        signal: abortController.signal,
        passive: true,
      });
    }
    setTimeout(() => {
      scrollOnArrival(section, performance.now() + ARRIVAL_MS, abortController);
    }, SCROLL_BACK_MS[section]);
  }

  return (
    <Link href={`/#${section}`} onClick={goBack} className={secondaryButton}>
      {label}
    </Link>
  );
}
