import type { ComponentProps, ReactNode } from 'react';
import { Unhydrated } from '@/components/ui/unhydrated';
import { MoreLink } from './more-link';

interface SectionProps {
  id: string;
  /** The kicker is shown above the title; `link` is the label of the link to `more` at the end of the section. */
  words: { kicker: string; title: string; lead?: string; link?: string };
  more?: string;
  isHydrated?: boolean;
  className?: string;
  children: ReactNode;
}

type PartProps = ComponentProps<typeof Unhydrated>;

const UnhydratedSection = (props: PartProps) => <Unhydrated as="section" {...props} />;

export function Section({
  id,
  words,
  more,
  isHydrated = false,
  className = '',
  children,
}: SectionProps) {
  const { kicker, title, lead, link } = words;
  const Part = isHydrated ? 'section' : UnhydratedSection;
  return (
    <Part
      id={id}
      aria-labelledby={`${id}-title`}
      className={`wrap pt-[max(3rem,var(--section-room))] pb-6 @tablet:pb-12 @wide:pb-16 focus-visible:outline-none ${className}`}
    >
      <hgroup>
        <p className="font-bold text-accent2">{kicker}</p>
        <h2 id={`${id}-title`} className="mt-1 max-w-wide text-section">
          {title}
        </h2>
        {lead && <p className="measure mt-4 text-lead text-muted">{lead}</p>}
      </hgroup>
      {children}
      {more && link && (
        <p className="mt-6">
          <MoreLink href={more}>{link}</MoreLink>
        </p>
      )}
    </Part>
  );
}
