import { StrokeIcon } from '@/components/ui/stroke-icon';

export const PinIcon = () => (
  <StrokeIcon
    path="M12 21.5S5 15.5 5 10a7 7 0 0 1 14 0c0 5.5-7 11.5-7 11.5ZM14.5 10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0"
    className="size-6 shrink-0"
  />
);
