import { StrokeIcon } from './stroke-icon';

export function Chevron({ className }: { className: string }) {
  return <StrokeIcon path="m5 9 7 7 7-7" className={`size-6 ${className}`} />;
}
