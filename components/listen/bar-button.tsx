import { StrokeIcon } from '@/components/ui/stroke-icon';

interface BarButtonProps {
  icon: string;
  label: string;
  /** `aria-disabled` rather than `disabled`, so that it stays focusable. */
  isOff?: boolean;
  onClick: () => void;
}

export function BarButton({ icon, label, isOff = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={onClick}
      className="flex min-h-11 min-w-11 flex-1 items-center justify-center gap-2 rounded-xl px-2 border-2 border-line text-base font-bold hover:underline aria-disabled:text-muted @tablet:flex-none"
    >
      <StrokeIcon path={icon} className="size-6 shrink-0" />
      <span className="@max-tablet:sr-only">{label}</span>
    </button>
  );
}
