import type { ReactNode } from 'react';
import { keepTogether } from '@/lib/kept-together';

interface SectionProps {
  /** The name under which links lead here. */
  id: string;
  kicker: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of the landing page with its title. */
export function Section({ id, kicker, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="wrap py-12 lg:py-16">
      <p className="font-bold text-accent2">{kicker}</p>
      <h2 id={`${id}-title`} className="mt-1 max-w-3xl text-section">
        {title}
      </h2>
      {lead && <p className="measure mt-4 text-lead text-muted">{keepTogether(lead)}</p>}
      {children}
    </section>
  );
}
