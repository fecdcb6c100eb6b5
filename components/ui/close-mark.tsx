import { dialogCommand } from './dialog-command';
import { StrokeIcon } from './stroke-icon';

interface CloseMarkProps {
  label: string;
  dialogId: string;
}

export const CloseMark = ({ label, dialogId }: CloseMarkProps) => (
  <button
    type="button"
    aria-label={label}
    {...dialogCommand('close', dialogId)}
    className="grid size-12 shrink-0 place-items-center rounded-xl border-2 border-line"
  >
    <StrokeIcon path="m5 5 14 14M19 5 5 19" className="size-6" />
  </button>
);
