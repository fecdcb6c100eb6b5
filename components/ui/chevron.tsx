import { StrokeIcon } from './stroke-icon';

interface ChevronProps {
  className: string;
}

export function Chevron({ className }: ChevronProps) {
  return <StrokeIcon path="m5 9 7 7 7-7" className={`size-6 ${className}`} />;
}
