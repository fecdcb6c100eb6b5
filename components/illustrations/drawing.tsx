import type { ReactNode } from 'react';
import type { DrawingName } from '@/lib/content/model/drawings';
import { brainDrawings } from './drawings/brain';
import { eyeCareDrawings } from './drawings/eye-care';
import { opticsDrawings } from './drawings/optics';
import { postDrawings } from './drawings/posts';
import { sportsDrawings } from './drawings/sports';
import { visionTherapyDrawings } from './drawings/vision-therapy';
import { LineDrawing } from './line-drawing';

const drawings: Record<DrawingName, ReactNode> = {
  ...visionTherapyDrawings,
  ...brainDrawings,
  ...eyeCareDrawings,
  ...opticsDrawings,
  ...sportsDrawings,
  ...postDrawings,
};

interface DrawingProps {
  name: DrawingName;
  /** What it shows; left out where the words beside it say the same. */
  title?: string | undefined;
  /** Whether its parts come in one after the other, once. */
  isAnimated?: boolean;
  className?: string;
}

/** An optical diagram in the theme's colours. */
export function Drawing({ name, title, isAnimated, className }: DrawingProps) {
  return (
    <LineDrawing aria-label={title} className={isAnimated ? `is-animated ${className}` : className}>
      {drawings[name]}
    </LineDrawing>
  );
}
