import type { Station } from '@laine/contract/public/entities.ts';
import { dayBounds } from '@laine/rules/day-bounds.ts';
import type { Slot } from '@laine/rules/slot.ts';
import { dateIn, formatTimeOfDay, wallSeconds } from '@laine/rules/wall-time.ts';
import { useLingui } from '@lingui/react/macro';
import { placeOn, stepped } from './day-band.ts';
import { SlotHandle } from './slot-handle.tsx';
import type { SlotMoves } from './use-slot-drag.ts';

type Props = {
  station: Station;
  band: Slot;
  slot: Slot;
  now: Temporal.Instant;
  hasTooFewBoards: boolean;
  moves: SlotMoves;
};

/** The slot on the band, with a handle at either end. */
export function ChosenSlot({ station, band, slot, now, hasTooFewBoards, moves }: Props) {
  const { t } = useLingui();
  const date = dateIn(station.timeZone, slot.start);
  const wall = (instant: Temporal.Instant) => wallSeconds(instant, date, station.timeZone);
  const minutes = (instant: Temporal.Instant) => Math.round(wall(instant) / 60);
  const bounds = dayBounds(station, date, now);
  const [first, last] = typeof bounds === 'string' ? [band.start, band.end] : [bounds.earliestStart, bounds.closesAt];
  const [left, right] = [placeOn(band, slot.start) * 100, placeOn(band, slot.end) * 100];
  const common = { lowest: minutes(first), highest: minutes(last), hasTooFewBoards };
  return (
    <div
      data-grip="slot"
      className={`absolute -inset-y-0.5 cursor-grab touch-none rounded-[6px] border-2 active:cursor-grabbing ${hasTooFewBoards ? 'border-coral bg-coral/12' : 'border-fill bg-fill/20'}`}
      style={{ left: `${left}%`, width: `${right - left}%` }}
    >
      <SlotHandle
        {...common}
        side="start"
        label={t({ message: 'Pick-up', comment: 'Handle on the timeline: when the board is collected' })}
        minutes={minutes(slot.start)}
        text={formatTimeOfDay(wall(slot.start))}
        onStep={(steps) => moves.setStart(slot, stepped(slot.start, steps))}
        onEdge={(edge) => moves.setStart(slot, edge === 'first' ? first : last)}
      />
      <SlotHandle
        {...common}
        side="end"
        label={t({ message: 'Return', context: 'time', comment: 'Handle on the timeline: when the board is back' })}
        minutes={minutes(slot.end)}
        text={formatTimeOfDay(wall(slot.end))}
        onStep={(steps) => moves.setEnd(slot, stepped(slot.end, steps))}
        onEdge={(edge) => moves.setEnd(slot, edge === 'first' ? first : last)}
      />
    </div>
  );
}
