'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { secondaryButton } from '@/components/ui/button-classes';
import { scrollToSection } from '@/lib/scroll-to-section';
import { ARRIVAL_MS, SCROLL_BACK_MS } from '@/lib/timings';

interface BackLinkProps {
  section: keyof typeof SCROLL_BACK_MS;
  label: string;
}

// The landing page may still be on its way: the scroll begins when its section is there.
function scrollOnArrival(id: string, deadline: number) {
  const section = document.getElementById(id);
  if (section) {
    history.replaceState(history.state, '', `#${id}`);
    scrollToSection(section);
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => scrollOnArrival(id, deadline));
  }
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Leads to the landing page and then scrolls to a section; a plain link where scripts are off. */
export function BackLink({ section, label }: BackLinkProps) {
  const router = useRouter();

  function goBack(event: MouseEvent) {
    if (opensElsewhere(event)) {
      return;
    }
    event.preventDefault();
    router.push('/');
    setTimeout(() => {
      scrollOnArrival(section, performance.now() + ARRIVAL_MS);
    }, SCROLL_BACK_MS[section]);
  }

  return (
    <Link href={`/#${section}`} onClick={goBack} className={secondaryButton}>
      {label}
    </Link>
  );
}
