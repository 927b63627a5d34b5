import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn, formatTimeOfDay, wallSeconds } from '@laine/rules/time/wall-time.ts';

/** Start and end on the station's clock; a day that ends at midnight ends at 24:00. */
export function slotTimes({ start, end }: Slot, timeZone: string): { start: string; end: string } {
  const date = dateIn(timeZone, start);
  const text = (instant: Temporal.Instant) => formatTimeOfDay(wallSeconds(instant, date, timeZone));
  return { start: text(start), end: text(end) };
}

/** '14:05–15:05' */
export function slotText(slot: Slot, timeZone: string): string {
  const { start, end } = slotTimes(slot, timeZone);
  return `${start}–${end}`;
}
