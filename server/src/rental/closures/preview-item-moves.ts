import type { TouchedByThings } from '@laine/contract/admin/item-calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { isAmong, requireItem } from '../../site/stations/lockers/items.ts';
import { listItems } from '../../site/stations/lockers/note-items.ts';
import { requireLocker } from '../../site/stations/lockers/require-locker.ts';
import { listAdminBookings } from '../bookings/list-admin-bookings.ts';
import { findTouchedByLockers } from './find-touched-bookings.ts';

type Wish = ParsedInput<typeof calls.previewPlaceItem>;

/** Paid bookings that lose their locker when a thing moves, because the locker would no longer be complete. */
export async function previewItemPlace(
  deps: Deps,
  person: Person,
  { stationId, itemId, place, lockerNumber }: Wish,
): Promise<TouchedByThings> {
  const { query } = deps.db;
  const item = await requireItem(query, person, itemId);
  if (item.stationId !== stationId) throw new Refusal('not-found');
  const stays =
    item.place !== 'locker' || (place === 'locker' && (lockerNumber ?? item.lockerNumber) === item.lockerNumber);
  const things = await listItems(query, stationId, item.lockerNumber);
  const rest = things.filter(({ id }) => id !== itemId);
  // A locker that already lacks something can't be given to anybody, with or without this thing.
  if (stays || lackingKit(things).length > 0 || lackingKit(rest).length === 0) return { movable: [], unserved: [] };
  return touchedBy(deps, person, stationId, [item.lockerNumber]);
}

/** The same for swapping two lockers: a thing that no reader has seen in its new place doesn't count as there yet. */
export async function previewSwapLockers(
  deps: Deps,
  person: Person,
  { stationId, lockerNumber, otherLockerNumber }: ParsedInput<typeof calls.previewSwapLockers>,
): Promise<TouchedByThings> {
  const { query } = deps.db;
  const lost: number[] = [];
  for (const [to, from] of [
    [lockerNumber, otherLockerNumber],
    [otherLockerNumber, lockerNumber],
  ] as const) {
    const { rfids } = await requireLocker(query, person, { stationId, lockerNumber: to });
    const coming = (await listItems(query, stationId, from)).map((item) => ({
      ...item,
      status: isAmong(rfids, item.rfid) ? ('found' as const) : ('not-found' as const),
    }));
    if (lackingKit(await listItems(query, stationId, to)).length === 0 && lackingKit(coming).length > 0) lost.push(to);
  }
  return touchedBy(deps, person, stationId, lost);
}

async function touchedBy(
  deps: Deps,
  person: Person,
  stationId: string,
  lockerNumbers: number[],
): Promise<TouchedByThings> {
  const station = await findBookingStation(deps.db.query, stationId);
  if (!station) throw new Refusal('not-found');
  const { movableIds, unservedIds } = await findTouchedByLockers(deps.db.query, station, lockerNumbers, deps.now());
  return {
    movable: await listAdminBookings(deps, person, movableIds),
    unserved: await listAdminBookings(deps, person, unservedIds),
  };
}
