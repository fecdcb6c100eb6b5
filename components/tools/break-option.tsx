interface BreakOptionProps {
  label: string;
  isOn: boolean;
  onChoose: (isWanted: boolean) => void;
}

/** One more way in which the companion may remind. */
export function BreakOption({ label, isOn, onChoose }: BreakOptionProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChoose(event.target.checked)}
        className="size-6 shrink-0 accent-button"
      />
      {label}
    </label>
  );
}
