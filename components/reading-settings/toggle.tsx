import { useId } from 'react';

interface ToggleProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export function Toggle({ label, hint, isOn, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="mt-3">
      <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          aria-describedby={id}
          checked={isOn}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-7 shrink-0"
        />
        {label}
      </label>
      <p id={id} className="ps-10 text-muted">
        {hint}
      </p>
    </div>
  );
}
