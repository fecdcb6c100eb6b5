interface BreakOptionProps {
  part: 'sound' | 'notification';
  label: string;
}

/** A further kind of reminder. A browser that restores form values must not check it: it would do nothing. */
export function BreakOption({ part, label }: BreakOptionProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        data-part={part}
        autoComplete="off"
        className="size-6 shrink-0 accent-button"
      />
      {label}
    </label>
  );
}
