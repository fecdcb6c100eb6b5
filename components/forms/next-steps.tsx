interface NextStepsProps {
  id: string;
  title: string;
  steps: readonly string[];
}

/** What happens after a form is sent, in numbered steps. */
export function NextSteps({ id, title, steps }: NextStepsProps) {
  return (
    <>
      <h2 id={id} className="text-subsection">
        {title}
      </h2>
      <ol className="mt-2 space-y-1 @wide:mt-4 @wide:space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="w-4 shrink-0 font-extrabold text-accent2 tabular-nums"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
