import type { ReactNode } from 'react';
import type { DrawingName } from '@/lib/content/schema/drawings';
import { brainDrawings } from './drawings/brain';
import { careAtHomeDrawings } from './drawings/care-at-home';
import { clinicDrawings } from './drawings/clinic';
import { eyeCareDrawings } from './drawings/eye-care';
import { firstAidDrawings } from './drawings/first-aid';
import { frontOfTheEyeDrawings } from './drawings/front-of-the-eye';
import { glassesDrawings } from './drawings/glasses';
import { opticsDrawings } from './drawings/optics';
import { postDrawings } from './drawings/posts';
import { seasonDrawings } from './drawings/seasons';
import { sightDrawings } from './drawings/sight';
import { sportsDrawings } from './drawings/sports';
import { symptomDrawings } from './drawings/symptoms';
import { visionTherapyDrawings } from './drawings/vision-therapy';
import { LineDrawing } from './line-drawing';

const drawings: Record<DrawingName, ReactNode> = {
  ...visionTherapyDrawings,
  ...brainDrawings,
  ...eyeCareDrawings,
  ...frontOfTheEyeDrawings,
  ...opticsDrawings,
  ...symptomDrawings,
  ...glassesDrawings,
  ...sightDrawings,
  ...sportsDrawings,
  ...clinicDrawings,
  ...postDrawings,
  ...seasonDrawings,
  ...firstAidDrawings,
  ...careAtHomeDrawings,
};

interface DrawingProps {
  name: DrawingName;
  /** The text alternative; absent if the adjacent text says the same. */
  title?: string | undefined;
  /** Whether its parts appear one after the other, once. */
  isAnimated?: boolean;
  /** For a second picture of it on the page, with `<use>`. */
  id?: string;
  className?: string;
}

/** A drawing of the site in the colours of the theme. */
export function Drawing({ name, title, isAnimated, id, className }: DrawingProps) {
  return (
    <LineDrawing aria-label={title} className={isAnimated ? `is-animated ${className}` : className}>
      {id ? <g id={id}>{drawings[name]}</g> : drawings[name]}
    </LineDrawing>
  );
}
