import { StrokeIcon } from './stroke-icon';

interface ChevronProps {
  className: string;
}

/** An arrow down: there is more to unfold. */
export function Chevron({ className }: ChevronProps) {
  return <StrokeIcon path="m5 9 7 7 7-7" className={`size-6 ${className}`} />;
}
