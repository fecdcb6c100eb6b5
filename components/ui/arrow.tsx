import { StrokeIcon } from './stroke-icon';

export function Arrow({ className }: { className: string }) {
  return <StrokeIcon path="M4 12h16m-7-7 7 7-7 7" className={`size-6 text-accent ${className}`} />;
}
