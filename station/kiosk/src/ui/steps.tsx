export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="flex w-fit flex-col gap-2 text-left tall:mx-auto">
      {steps.map((step, index) => (
        <li key={step} className="flex items-center gap-3">
          <span
            aria-hidden
            className="flex size-9 shrink-0 items-center justify-center rounded-full bg-fill font-bold text-white figures"
          >
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
