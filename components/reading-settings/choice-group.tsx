interface ChoiceGroupProps {
  label: string;
  choices: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

export const ChoiceGroup = ({ label, choices, chosen, onChoose }: ChoiceGroupProps) => (
  <fieldset className="mt-6 min-w-0">
    <legend className="font-bold">{label}</legend>
    <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-2">
      {choices.map((choice, index) => (
        <label
          key={choice}
          className="flex min-h-12 cursor-pointer items-center gap-2 rounded-xl border-2 border-line px-2 py-1.5 text-small leading-tight has-checked:border-accent has-checked:font-bold"
        >
          <input
            type="radio"
            name={label}
            checked={index === chosen}
            onChange={() => onChoose(index)}
            className="size-7 shrink-0"
          />
          {choice}
        </label>
      ))}
    </div>
  </fieldset>
);
