import { StrokeIcon } from './stroke-icon';

interface ArrowProps {
  className: string;
}

export function Arrow({ className }: ArrowProps) {
  return <StrokeIcon path="M4 12h16m-7-7 7 7-7 7" className={`size-6 text-accent ${className}`} />;
}
