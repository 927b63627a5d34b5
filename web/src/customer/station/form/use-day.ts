import type { Station } from '@laine/contract/public/entities.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { useMemo } from 'react';
import type { DayAvailability, OwnBooking } from '../station-data.ts';
import { dayClosures, type DayClosure } from '../timeline/day-closures.ts';
import { freeSteps, withOwnHold, type FreeStep, type OwnHold } from '../timeline/free-steps.ts';
import { slotFit, type SlotFit } from '../timeline/slot-fit.ts';
import { useAvailability } from '../timeline/use-availability.ts';

type Known = { availability: DayAvailability | null; ownBookings: readonly OwnBooking[] };

export type Day = {
  steps: readonly FreeStep[] | undefined;
  /** Undefined while it is loading, null when it could not be read. */
  fit: SlotFit | null | undefined;
  closures: readonly DayClosure[];
  refresh: () => Promise<boolean>;
};

/** The free boards of the chosen day, and whether they are enough for the wish. */
export function useDay(station: Station, slot: Slot, boards: number, now: Temporal.Instant, known: Known): Day {
  const date = dateIn(station.timeZone, slot.start).toString();
  const { free, refresh } = useAvailability(station.id, date, known.availability);
  const { ownBookings } = known;
  const steps = useMemo(
    () => (free ? withOwnHold(freeSteps(free), ownHold(ownBookings, station.turnaroundInSeconds)) : undefined),
    [free, ownBookings, station.turnaroundInSeconds],
  );
  const fit = useMemo(
    () => (steps ? slotFit(station, steps, slot, boards, now) : undefined),
    [station, steps, slot, boards, now],
  );
  const closures = useMemo(() => (free ? dayClosures(free) : []), [free]);
  return { steps, fit: free === null ? null : fit, closures, refresh };
}

function ownHold(bookings: readonly OwnBooking[], turnaroundInSeconds: number): OwnHold | null {
  const open = bookings.find(({ isPaid }) => !isPaid);
  if (!open) return null;
  const end = plusSeconds(Temporal.Instant.from(open.end), turnaroundInSeconds);
  return { fromMs: Date.parse(open.start), untilMs: end.epochMilliseconds, count: open.count };
}
