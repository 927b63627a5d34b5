import type { Station } from '@laine/contract/public/entities.ts';
import { dayBounds } from '@laine/rules/time/day-bounds.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { lengthInMs, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn, wallSeconds } from '@laine/rules/time/wall-time.ts';
import { useLingui } from '@lingui/react/macro';
import { slotTimes } from '../slot-text.ts';
import { placeOn, stepped } from './day-band.ts';
import { lastStartFor } from './slide-slot.ts';
import { SlotGrip } from './slot-grip.tsx';
import { SlotKnob } from './slot-knob.tsx';
import { useLengthInWords } from './use-length-in-words.ts';
import type { SlotMoves } from './use-slot-drag.ts';

type Props = {
  station: Station;
  band: Slot;
  slot: Slot;
  now: Temporal.Instant;
  hasTooFewBoards: boolean;
  moves: SlotMoves;
};

/** The slot on the band, to be moved as a whole, and a knob below either end. */
export function ChosenSlot({ station, band, slot, now, hasTooFewBoards, moves }: Props) {
  const { t } = useLingui();
  const inWords = useLengthInWords();
  const date = dateIn(station.timeZone, slot.start);
  const minutes = (instant: Temporal.Instant) => Math.round(wallSeconds(instant, date, station.timeZone) / 60);
  const found = dayBounds(station, date, now);
  const bounds =
    typeof found === 'string'
      ? { earliestStart: slot.start, latestStart: slot.start, closesAt: slot.end, minDurationInSeconds: 0 }
      : found;
  const firstEnd = plusSeconds(bounds.earliestStart, bounds.minDurationInSeconds);
  const lastStart = lastStartFor(bounds.closesAt, slot);
  const { start, end } = slotTimes(slot, station.timeZone);
  const length = inWords(lengthInMs(slot) / 60_000);
  const [left, right] = [placeOn(band, slot.start) * 100, placeOn(band, slot.end) * 100];
  return (
    <>
      <SlotGrip
        grip="slot"
        label={t({ message: 'Start and end together', comment: 'Slider that moves the whole time along the day' })}
        minutes={minutes(slot.start)}
        lowest={minutes(bounds.earliestStart)}
        highest={minutes(lastStart)}
        text={t({ message: `${start} to ${end}, ${length}`, comment: 'Read aloud; length is such as 2 hours' })}
        onStep={(steps) => moves.slide(slot, stepped(slot.start, steps))}
        onEdge={(edge) => moves.slide(slot, edge === 'first' ? bounds.earliestStart : lastStart)}
        className={`inset-y-0 cursor-grab rounded-t-[6px] border-3 outline-offset-2 active:cursor-grabbing ${hasTooFewBoards ? 'border-coral bg-coral/12' : 'border-fill bg-fill/20'}`}
        style={{ left: `${left}%`, width: `${right - left}%` }}
      />
      <SlotKnob
        side="start"
        place={left}
        hasTooFewBoards={hasTooFewBoards}
        label={t`Start`}
        minutes={minutes(slot.start)}
        lowest={minutes(bounds.earliestStart)}
        highest={minutes(bounds.latestStart)}
        text={t({ message: `${start}, for ${length}`, comment: 'Read aloud: a start and a length such as 2 hours' })}
        onStep={(steps) => moves.setStart(slot, stepped(slot.start, steps))}
        onEdge={(edge) => moves.setStart(slot, edge === 'first' ? bounds.earliestStart : bounds.latestStart)}
      />
      <SlotKnob
        side="end"
        place={right}
        hasTooFewBoards={hasTooFewBoards}
        label={t`End`}
        minutes={minutes(slot.end)}
        lowest={minutes(firstEnd)}
        highest={minutes(bounds.closesAt)}
        text={t({ message: `${end}, after ${length}`, comment: 'Read aloud: an end and a length such as 2 hours' })}
        onStep={(steps) => moves.setEnd(slot, stepped(slot.end, steps))}
        onEdge={(edge) => moves.setEnd(slot, edge === 'first' ? firstEnd : bounds.closesAt)}
      />
    </>
  );
}
