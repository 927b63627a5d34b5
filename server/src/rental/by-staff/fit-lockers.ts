import type { LockerFit } from '@laine/contract/admin/session-edit-preview.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { type LockerUnfit, whyLockerUnfit } from '@laine/rules/seats/is-locker-free.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { type BookingStation, findBookingStation } from '../../site/stations/booking-station.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';

/** For a new session. */
export async function lockersForSession(
  deps: Deps,
  who: Staff,
  { stationId, start, end }: ParsedInput<typeof calls.lockersForSession>,
): Promise<{ lockers: LockerFit[] }> {
  const { query } = deps.db;
  await requireStation(query, who, stationId);
  const station = await findBookingStation(query, stationId);
  if (!station) throw new Refusal('not-found');
  const slot = { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) };
  return { lockers: await fitLockers(query, station, { slot }, deps.now()) };
}

type Wish = { slot: Slot; /** The session that is to move. */ except?: string };

/** Every locker of the station, with the reason why it doesn't fit. */
export async function fitLockers(
  db: Db,
  station: BookingStation,
  { slot, except }: Wish,
  now: Temporal.Instant,
): Promise<LockerFit[]> {
  const whole = await readStationLoad(db, station, now);
  const load = { ...whole, sessions: whole.sessions.filter(({ id }) => id !== except) };
  const numbers = [...load.lockerNumbers, ...(load.unfitLockers ?? []).map(({ number }) => number)];
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => ({ number, problem: problemOf(whyLockerUnfit(load, number, slot, now)) }));
}

function problemOf(unfit: LockerUnfit | undefined): LockerFit['problem'] {
  if (!unfit) return null;
  return unfit.why === 'out-of-service' || unfit.why === 'incomplete' ? unfit.why : 'taken';
}
