interface BreakOptionProps {
  part: 'sound' | 'notification';
  label: string;
}

/** A further kind of reminder. */
export function BreakOption({ part, label }: BreakOptionProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" data-part={part} className="size-7 shrink-0" />
      {label}
    </label>
  );
}
