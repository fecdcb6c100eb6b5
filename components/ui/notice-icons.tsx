import { StrokeIcon } from './stroke-icon';

const circle = 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0';
const look = 'mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0';

export const AlertIcon = () => (
  <StrokeIcon path={`${circle}M12 6.5v6.5M12 17v.1`} className={`${look} text-danger`} />
);

export const InfoIcon = () => (
  <StrokeIcon path={`${circle}M12 11v6.5M12 7v.1`} className={`${look} text-accent2`} />
);
