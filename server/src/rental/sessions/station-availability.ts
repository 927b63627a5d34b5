import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { availability, onlyLocker } from '@laine/rules/seats/availability.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { readStationLoad } from './read-station-load.ts';

/** Free boards of a station, or of one locker, over a time, as steps. */
export async function stationAvailability(
  deps: Deps,
  staff: Staff,
  wish: ParsedInput<typeof calls.availability>,
): Promise<CallAnswer<typeof calls.availability>> {
  const { stationId, lockerNumber } = wish;
  const { query } = deps.db;
  await requireStation(query, staff, stationId);
  const station = await findBookingStation(query, stationId);
  if (!station) throw new Refusal('not-found');
  const window = { start: Temporal.Instant.from(wish.start), end: Temporal.Instant.from(wish.end) };
  if (!isBefore(window.start, window.end)) throw new Refusal('malformed', { fields: 'end' });
  const now = deps.now();
  const load = await readStationLoad(query, station, now, { within: window });
  const steps = availability(lockerNumber === undefined ? load : onlyLocker(load, lockerNumber), window, now);
  return {
    total: steps.total,
    start: steps.start.toString(),
    end: steps.end.toString(),
    changes: steps.changes.map(({ total, change, time }) => ({ total, change, time: time.toString() })),
  };
}
