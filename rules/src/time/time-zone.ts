import type { Slot } from './slot.ts';

/**
 * A booking from another time zone is refused, because its times would be misread. We compare the offset from UTC at
 * the booked time, not the zone's name: a visitor from Helsinki may book in Tallinn, and a zone that changes its clocks
 * on another day differs only in between. A missing zone is accepted, an unknown name isn't.
 */
export function checkTimeZone(
  visitorZone: string | undefined,
  stationZone: string,
  slot: Slot,
): 'ok' | 'different' | 'unknown' {
  if (!visitorZone || visitorZone === stationZone) return 'ok';
  if (!isTimeZone(visitorZone)) return 'unknown';
  const agreesAt = (instant: Temporal.Instant) => offset(instant, visitorZone) === offset(instant, stationZone);
  return agreesAt(slot.start) && agreesAt(slot.end) ? 'ok' : 'different';
}

/** A zone name or a plain offset. `Temporal` itself would also accept a whole date and time, and use its zone. */
export function isTimeZone(name: string): boolean {
  try {
    void new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function offset(instant: Temporal.Instant, timeZone: string): number {
  return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds;
}
