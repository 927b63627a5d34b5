import type { Station } from '@laine/contract/public/entities.ts';
import { wallHours } from '@laine/rules/time/opening-hours.ts';
import { lengthInMs, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { Trans } from '@lingui/react/macro';
import { Duration } from '../duration.tsx';
import { lengthChoices, type LengthChoice } from '../timeline/length-choices.ts';
import { useLengthInWords } from '../timeline/use-length-in-words.ts';

type Props = { station: Station; slot: Slot; onEnd: (end: Temporal.Instant) => void };

/** The usual lengths, one tap each. Those that the start leaves no room for stay, and a line says why. */
export function LengthChips({ station, slot, onEnd }: Props) {
  const inWords = useLengthInWords();
  const choices = lengthChoices(station, slot.start);
  const chosen = Math.round(lengthInMs(slot) / 60_000);
  const first = choices.find(({ limit }) => limit !== undefined);
  const { close: closes } = wallHours(station, dateIn(station.timeZone, slot.start));
  return (
    <fieldset className="min-w-0" aria-describedby={first && 'length-limit'}>
      <legend className="mb-1.5 text-sm font-medium">
        <Trans comment="Label of the lengths to choose from: 1 h, 2 h, 3 h">Length</Trans>
      </legend>
      {/* All six stand in one row of a narrow phone, unless one has minutes too. */}
      <div
        className={`grid gap-1 ${choices.some(({ minutes }) => minutes % 60 > 0) ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,2.25rem),1fr))]'}`}
      >
        {choices.map(({ minutes, limit }) => (
          <label
            key={minutes}
            className="figures relative grid min-h-12 cursor-pointer place-items-center rounded-control border border-line-strong bg-paper text-sm font-semibold whitespace-nowrap transition-colors hover:border-action has-checked:border-fill has-checked:bg-fill has-checked:text-white has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-foam has-disabled:text-ink-soft has-disabled:line-through has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
          >
            <input
              type="radio"
              name="length"
              value={minutes}
              checked={minutes === chosen}
              disabled={limit !== undefined}
              onChange={() => onEnd(slot.start.add({ minutes }))}
              aria-label={inWords(minutes)}
              aria-describedby={limit && 'length-limit'}
              className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
            />
            <span aria-hidden>
              <Duration minutes={minutes} />
            </span>
          </label>
        ))}
      </div>
      {first && (
        <p id="length-limit" className="mt-1.5 text-sm text-ink-soft">
          <TooLong length={first} isLongest={first === choices.at(-1)} closes={closes} />
        </p>
      )}
    </fieldset>
  );
}

/** Why the first length that the start leaves no room for has none, and with it all that are longer. */
function TooLong({ length, isLongest, closes }: { length: LengthChoice; isLongest: boolean; closes: string }) {
  if (length.limit !== 'closing') {
    return (
      <Trans comment="closes is the closing time, such as 22:00, or 24:00">
        A start less than two hours before {closes} allows one hour at most.
      </Trans>
    );
  }
  return isLongest ? (
    <Trans comment="The first placeholder is the longest length, such as 6 h, closes a time such as 22:00, or 24:00">
      <Duration minutes={length.minutes} /> would end after {closes}.
    </Trans>
  ) : (
    <Trans comment="The first placeholder is a length such as 3 h, closes a time such as 22:00, or 24:00">
      <Duration minutes={length.minutes} /> or more would end after {closes}.
    </Trans>
  );
}
