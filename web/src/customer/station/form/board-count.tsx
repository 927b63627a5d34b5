import { Trans } from '@lingui/react/macro';
import { FieldError } from '../../../ui/field/field-error.tsx';

type Props = { most: number; count: number; onCount: (count: number) => void; error: string | undefined };

export function BoardCount({ most, count, onCount, error }: Props) {
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
      aria-labelledby="boards-label"
      aria-describedby={error === undefined ? undefined : 'boards-error'}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span id="boards-label" className="text-sm font-medium">
          <Trans>Number of boards</Trans>
        </span>
        <div className="flex overflow-hidden rounded-control border border-line-strong bg-paper">
          {Array.from({ length: most }, (_, at) => at + 1).map((boards) => (
            <label
              key={boards}
              className="figures relative grid min-h-12 w-14 min-w-0 cursor-pointer place-items-center border-line-strong text-lg font-semibold transition-colors not-first:border-l hover:bg-tint has-checked:bg-fill has-checked:text-white has-focus-visible:z-10 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-action has-checked:has-focus-visible:outline-white"
            >
              <input
                type="radio"
                name="count"
                value={boards}
                checked={boards === count}
                onChange={() => onCount(boards)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              {boards}
            </label>
          ))}
        </div>
      </div>
      <FieldError id="boards-error" text={error} />
    </fieldset>
  );
}
