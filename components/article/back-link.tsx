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

// The landing page may still be on its way: the scroll begins when its section is there.
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

/** Leads to the landing page and then scrolls to a section; a plain link where scripts are off. */
export function BackLink({ section, label }: BackLinkProps) {
  const router = useRouter();

  function goBack(event: MouseEvent) {
    if (isModifiedClick(event)) {
      return;
    }
    event.preventDefault();
    router.push('/');
    // Any input of the visitor in the meantime cancels the scroll.
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
