import { articleWords } from '@/content/en/article';
import type { BlockOf, CareLevel } from '@/content/types';
import type { Citations } from '@/lib/citations';
import { EMERGENCY_ID, isEmergency } from '@/lib/content/contents';
import { RichText } from './rich-text';
import { TextList } from './text-list';

// The level is told by a word, a sign and the border's shape; the colour only repeats it.
const looks: Record<CareLevel, { frame: string; tag: string; sign: string }> = {
  emergency: {
    frame: 'border-4 border-danger',
    tag: 'text-danger',
    sign: 'M12 2 22 21H2ZM12 9v6M12 18v.1',
  },
  today: {
    frame: 'border-4 border-dashed border-accent',
    tag: 'text-accent',
    sign: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 6.500v6l4 2',
  },
  routine: {
    frame: 'border-2 border-line',
    tag: 'text-accent2',
    sign: 'M3 6h18v15H3ZM3 11h18M8 3v5M16 3v5',
  },
};

interface CareCardProps {
  block: BlockOf<'care-card'>;
  citations: Citations | undefined;
}

/** When to get help, and how fast. */
export function CareCard({ block, citations }: CareCardProps) {
  const { frame, tag, sign } = looks[block.level];
  return (
    <section className={`mt-10 break-inside-avoid rounded-2xl bg-surface p-6 ${frame}`}>
      <p className={`flex items-center gap-2 font-bold ${tag}`}>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-7 shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={sign} />
        </svg>
        {articleWords.careLevels[block.level]}
      </p>
      <h2 id={isEmergency(block) ? EMERGENCY_ID : undefined} className="mt-2 text-subsection">
        {block.title}
      </h2>
      <TextList items={block.items} citations={citations} />
      {block.note && (
        <p className="mt-4">
          <RichText text={block.note} citations={citations} />
        </p>
      )}
    </section>
  );
}
