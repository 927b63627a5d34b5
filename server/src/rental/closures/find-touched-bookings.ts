import type { BookingStatus } from '@laine/contract/states.ts';
import type { StationLoad } from '@laine/rules/seats/occupancy.ts';
import { rescueLockers } from '@laine/rules/seats/rescue-lockers.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import type { NewClosure } from './closure-store.ts';

export type TouchedBookings = {
  /** Paid, with a place in another locker. */
  movableIds: string[];
  /** Paid, without a place for each of its boards. */
  unservedIds: string[];
  /** Unpaid, without a place for each of its boards. */
  unservedHoldIds: string[];
};

/** Bookings whose boards a closure takes. A collected board comes back whether the station is closed or not. */
export async function findTouchedBookings(
  db: Db,
  station: BookingStation,
  { lockerNumber, start, end }: Pick<NewClosure, 'lockerNumber' | 'start' | 'end'>,
  now: Temporal.Instant,
): Promise<TouchedBookings> {
  const load = await readStationLoad(db, station, now);
  const closed = (lockerNumber === null ? load.lockerNumbers : [lockerNumber]).map((number) => ({
    lockerNumber: number,
    start,
    end,
  }));
  return compareLoads(db, load, { ...load, closures: [...(load.closures ?? []), ...closed] }, now);
}

/** Bookings whose boards depend on lockers that would no longer be complete. */
export async function findTouchedByLockers(
  db: Db,
  station: BookingStation,
  lost: readonly number[],
  now: Temporal.Instant,
): Promise<TouchedBookings> {
  const load = await readStationLoad(db, station, now);
  const lockerNumbers = load.lockerNumbers.filter((number) => !lost.includes(number));
  return compareLoads(db, load, { ...load, lockerNumbers }, now);
}

/** Sessions without a locker beforehand have another cause, which is reported elsewhere. */
async function compareLoads(db: Db, load: StationLoad, changed: StationLoad, now: Temporal.Instant) {
  const before = rescueLockers(load, now);
  const after = rescueLockers(changed, now);
  const stranded = new Set(after.strandedIds).difference(new Set(before.strandedIds));
  const moved = new Set(after.moves.map(({ sessionId }) => sessionId)).difference(
    new Set(before.moves.map(({ sessionId }) => sessionId)),
  );
  const unserved = await listBookingsOf(db, [...stranded]);
  const movable = await listBookingsOf(db, [...moved]);
  const unservedIds = new Set(unserved.map(({ id }) => id));
  return {
    movableIds: movable.filter(({ id, status }) => status === 'complete' && !unservedIds.has(id)).map(({ id }) => id),
    unservedIds: unserved.filter(({ status }) => status === 'complete').map(({ id }) => id),
    unservedHoldIds: unserved.filter(({ status }) => status === 'open').map(({ id }) => id),
  };
}

async function listBookingsOf(db: Db, sessionIds: string[]): Promise<{ id: string; status: BookingStatus }[]> {
  if (sessionIds.length === 0) return [];
  return db
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('bookingId')
        .where('id', 'in', sessionIds)
        .where('status', '=', 'created')
        .$narrowType<{ bookingId: string }>(),
    )
    .orderBy('start')
    .orderBy('id')
    .execute();
}
