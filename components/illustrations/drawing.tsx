import type { ComponentType } from 'react';
import type { DrawingName } from '@/lib/content/model/drawings';
import { Amblyopia } from './drawings/amblyopia';
import { Autism } from './drawings/autism';
import { Binocular } from './drawings/binocular';
import { ChildrensEyeTest } from './drawings/childrens-eye-test';
import { Concussion } from './drawings/concussion';
import { ContactLens } from './drawings/contact-lens';
import { ConvergenceInsufficiency } from './drawings/convergence-insufficiency';
import { CorticalVisualImpairment } from './drawings/cortical-visual-impairment';
import { DigitalEyeStrain } from './drawings/digital-eye-strain';
import { EyeExamination } from './drawings/eye-examination';
import { EyeInjuries } from './drawings/eye-injuries';
import { Keratoconus } from './drawings/keratoconus';
import { Learning } from './drawings/learning';
import { LowVision } from './drawings/low-vision';
import { LowVisionAids } from './drawings/low-vision-aids';
import { PostContactLensHabits } from './drawings/post-contact-lens-habits';
import { PostDaylight } from './drawings/post-daylight';
import { PostFood } from './drawings/post-food';
import { PostLearningToSee } from './drawings/post-learning-to-see';
import { PostVisionTherapy } from './drawings/post-vision-therapy';
import { ReadingDifficulties } from './drawings/reading-difficulties';
import { ShortSight } from './drawings/short-sight';
import { SportsBadminton } from './drawings/sports-badminton';
import { SportsCricket } from './drawings/sports-cricket';
import { SportsFootball } from './drawings/sports-football';
import { SportsShooting } from './drawings/sports-shooting';
import { SportsTableTennis } from './drawings/sports-table-tennis';
import { SportsVision } from './drawings/sports-vision';
import { Squint } from './drawings/squint';
import { Stroke } from './drawings/stroke';

const drawings: { [Name in DrawingName]: ComponentType } = {
  binocular: Binocular,
  amblyopia: Amblyopia,
  squint: Squint,
  'convergence-insufficiency': ConvergenceInsufficiency,
  autism: Autism,
  'digital-eye-strain': DigitalEyeStrain,
  learning: Learning,
  'cortical-visual-impairment': CorticalVisualImpairment,
  concussion: Concussion,
  stroke: Stroke,
  'reading-difficulties': ReadingDifficulties,
  'sports-vision': SportsVision,
  'sports-cricket': SportsCricket,
  'sports-badminton': SportsBadminton,
  'sports-football': SportsFootball,
  'sports-table-tennis': SportsTableTennis,
  'sports-shooting': SportsShooting,
  'eye-examination': EyeExamination,
  'short-sight': ShortSight,
  'childrens-eye-test': ChildrensEyeTest,
  'low-vision-aids': LowVisionAids,
  'contact-lens': ContactLens,
  'eye-injuries': EyeInjuries,
  keratoconus: Keratoconus,
  'low-vision': LowVision,
  'post-vision-therapy': PostVisionTherapy,
  'post-daylight': PostDaylight,
  'post-learning-to-see': PostLearningToSee,
  'post-contact-lens-habits': PostContactLensHabits,
  'post-food': PostFood,
};

interface DrawingProps {
  name: DrawingName;
  /** What it shows; left out where the words beside it say the same. */
  title?: string | undefined;
  /** Whether its parts come in one after the other, once. */
  isAnimated?: boolean;
  className?: string;
}

/** An optical diagram in the theme's colours, 320 by 180 units. */
export function Drawing({ name, title, isAnimated, className }: DrawingProps) {
  const Lines = drawings[name];
  return (
    <svg
      viewBox="0 0 320 180"
      role="img"
      aria-label={title}
      aria-hidden={!title}
      className={isAnimated ? `is-animated ${className}` : className}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Lines />
    </svg>
  );
}
