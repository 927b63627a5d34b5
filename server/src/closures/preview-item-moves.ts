import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { lackingKit } from '@laine/rules/lacking-kit.ts';
import { listAdminBookings } from '../bookings/list-admin-bookings.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { findBookingStation } from '../stations/booking-station.ts';
import { requireItem } from '../stations/lockers/items.ts';
import { listItems } from '../stations/lockers/note-items.ts';
import { findTouchedByLocker } from './find-touched-bookings.ts';

type Wish = ParsedInput<typeof calls.previewPlaceItem>;

/** Whose paid bookings lose their locker when a thing goes elsewhere, because it would not be complete without it. */
export async function previewItemPlace(
  deps: Deps,
  person: Person,
  { stationId, itemId, place, lockerNumber }: Wish,
): Promise<CallAnswer<typeof calls.previewPlaceItem>> {
  const { query } = deps.db;
  const item = await requireItem(query, person, itemId);
  const station = await findBookingStation(query, stationId);
  if (!station || item.stationId !== stationId) throw new Refusal('not-found');
  const stays =
    item.place !== 'locker' || (place === 'locker' && (lockerNumber ?? item.lockerNumber) === item.lockerNumber);
  const things = await listItems(query, stationId, item.lockerNumber);
  const rest = things.filter(({ id }) => id !== itemId);
  // A locker that lacks something already is nobody's, with this thing or without it.
  if (stays || lackingKit(things).length > 0 || lackingKit(rest).length === 0) return { movable: [], unserved: [] };
  const { movableIds, unservedIds } = await findTouchedByLocker(query, station, item.lockerNumber, deps.now());
  return {
    movable: await listAdminBookings(deps, person, movableIds),
    unserved: await listAdminBookings(deps, person, unservedIds),
  };
}
