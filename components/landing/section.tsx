import type { ReactNode } from 'react';

interface SectionProps {
  /** The fragment of links to it. */
  id: string;
  /** Shown above the title. */
  kicker?: string | undefined;
  title: string;
  lead?: string;
  children: ReactNode;
}

function SectionTitle({ id, kicker, title, lead }: Omit<SectionProps, 'children'>) {
  return (
    <hgroup>
      {kicker && <p className="font-bold text-accent2">{kicker}</p>}
      <h2 id={`${id}-title`} className="mt-1 max-w-wide text-section">
        {title}
      </h2>
      {lead && <p className="measure mt-4 text-lead text-muted">{lead}</p>}
    </hgroup>
  );
}

const spacing = 'wrap pt-[max(3rem,var(--section-room))] pb-6 @tablet:pb-12 @wide:pb-16';

/** A section of the landing page. */
export function Section({ children, ...heading }: SectionProps) {
  return (
    <section id={heading.id} aria-labelledby={`${heading.id}-title`} className={spacing}>
      <SectionTitle {...heading} />
      {children}
    </section>
  );
}

/** A section whose title stays beside its text on wide screens. */
export function SplitSection({ children, ...heading }: Omit<SectionProps, 'lead'>) {
  return (
    <section
      id={heading.id}
      aria-labelledby={`${heading.id}-title`}
      className={`grid gap-x-16 print:block @wide:grid-cols-[1fr_36rem] ${spacing}`}
    >
      <div className="self-start @wide:sticky @wide:top-(--header-room)">
        <SectionTitle {...heading} />
      </div>
      <div className="column w-full">{children}</div>
    </section>
  );
}
