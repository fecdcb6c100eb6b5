import { Drawing } from '@/components/illustrations/drawing';
import type { EyeCareCard } from '@/content/types';
import { toCitations } from '@/lib/citations';
import { Paragraphs } from './paragraphs';

interface EyeCareDetailsProps {
  cards: readonly EyeCareCard[];
}

/** The three services of eye care in full; their sources are the first on the page. */
export function EyeCareDetails({ cards }: EyeCareDetailsProps) {
  const citations = toCitations(cards);
  return cards.map(({ id, icon, title, details }) => (
    <section key={id} aria-labelledby={id} className="mt-14">
      <Drawing name={icon} className="w-full max-w-72" />
      <h2 id={id} className="mt-4 text-section">
        {title}
      </h2>
      <Paragraphs texts={details} citations={citations} className="mt-5" />
    </section>
  ));
}
