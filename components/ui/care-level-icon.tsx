import { StrokeIcon } from '@/components/ui/stroke-icon';
import type { CareLevel } from '@/lib/content/schema/signs';

/** SVG paths of a warning triangle, a clock and a calendar. */
const signs: Record<CareLevel, string> = {
  emergency: 'M12 2 22 21H2ZM12 9v6M12 18v.1',
  today: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 6.500v6l4 2',
  days: 'M3 6h18v15H3ZM3 11h18M8 3v5M16 3v5',
};

/**
 * The classes of a care level. It is not shown by colour alone (WCAG 1.4.1), but also by a word, an icon and the style
 * and width of the border.
 */
export const careLevelLooks: Record<
  CareLevel,
  Record<'border' | 'width' | 'text' | 'label' | 'bullets', string>
> = {
  emergency: {
    border: 'border-danger',
    width: 'border-4',
    text: 'text-danger',
    label: '[&>strong:first-child]:text-danger',
    bullets: 'bullets-danger',
  },
  today: {
    border: 'border-dashed border-accent',
    width: 'border-4',
    text: 'text-accent',
    label: '[&>strong:first-child]:text-accent',
    bullets: 'bullets-accent',
  },
  days: {
    border: 'border-line',
    width: 'border-2 @tablet:px-[calc(var(--pad)+2px)]',
    text: 'text-accent2',
    label: '[&>strong:first-child]:text-accent2',
    bullets: 'bullets-accent2',
  },
};

export const CareLevelIcon = ({ level }: { level: CareLevel }) => (
  <StrokeIcon path={signs[level]} className="size-7 shrink-0" />
);
