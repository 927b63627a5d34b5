import type { Station } from '@laine/contract/public/entities.ts';
import type { Slot } from '@laine/rules/slot.ts';
import { dateIn } from '@laine/rules/wall-time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayBand, hourMarks, placeOn } from './day-band.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { FreeList } from './free-list.tsx';
import type { FreeStep } from './free-steps.ts';
import { useSlotDrag, type SlotMoves } from './use-slot-drag.ts';
import { Water } from './water.tsx';

type Props = {
  station: Station;
  slot: Slot;
  boards: number;
  /** Undefined while unknown. */
  steps: readonly FreeStep[] | undefined;
  /** The free boards could not be read: the band is empty instead of loading for ever. */
  isUnknown: boolean;
  hasTooFewBoards: boolean;
  now: Temporal.Instant;
  moves: SlotMoves;
};

/** The day as a band: free boards as water, the chosen time as a float that can be moved by hand or by keys. */
export function Timeline({ station, slot, boards, steps, isUnknown, hasTooFewBoards, now, moves }: Props) {
  const { t } = useLingui();
  const { timeZone } = station;
  const date = dateIn(timeZone, slot.start);
  const band = dayBand(station, date, now);
  const handlers = useSlotDrag(band, slot, moves);
  const past = placeOn(band, now) * 100;
  return (
    <fieldset aria-label={t`Free boards through the day`} aria-describedby="free-boards" className="min-w-0">
      <div className="mb-1.5 text-xs text-ink-soft" aria-hidden>
        <Trans comment="Above the timeline">Free boards through the day</Trans>
      </div>
      <div {...handlers} className="relative h-20 touch-pan-y select-none">
        <div className="absolute inset-0 overflow-hidden rounded-control border border-line bg-foam">
          {steps && <Water steps={steps} band={band} boards={boards} />}
          {!steps && !isUnknown && <div className="size-full animate-pulse bg-tint" />}
          {past > 0 && <div className="absolute inset-y-0 left-0 bg-paper/70" style={{ width: `${past}%` }} />}
        </div>
        <ChosenSlot
          station={station}
          band={band}
          slot={slot}
          now={now}
          hasTooFewBoards={hasTooFewBoards}
          moves={moves}
        />
      </div>
      <div aria-hidden className="figures relative mt-1.5 h-4 text-xs leading-4 text-ink-soft">
        {hourMarks(band, date, timeZone).map(({ place, text }) => (
          <span
            key={text}
            className="absolute"
            style={{ left: `${place * 100}%`, transform: `translateX(${-place * 100}%)` }}
          >
            {text}
          </span>
        ))}
      </div>
      {steps && <FreeList id="free-boards" steps={steps} band={band} timeZone={timeZone} />}
    </fieldset>
  );
}
