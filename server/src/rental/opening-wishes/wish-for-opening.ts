import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { type BookingStation, findBookingStation } from '../../site/stations/booking-station.ts';
import { listOpenDates } from './list-open-dates.ts';
import { deleteOpeningWish, hasOpeningWish, insertOpeningWish } from './opening-wish-store.ts';

type Place = { stationId: string };

export async function readOpeningWish(
  deps: Deps,
  { account }: Person,
  { stationId }: Place,
): Promise<CallAnswer<typeof calls.openingWish>> {
  await requireShown(deps, stationId);
  return { isWished: await hasOpeningWish(deps.db.query, account.id, stationId), email: account.email };
}

/** Only for oneself, at the address with which one signs in: nobody can have mails sent to somebody else. */
export async function wishForOpening(
  deps: Deps,
  { account }: Person,
  { stationId }: Place,
): Promise<CallAnswer<typeof calls.wishForOpening>> {
  const { query } = deps.db;
  const now = deps.now();
  const station = await requireShown(deps, stationId);
  const isWished = (await listOpenDates(query, station, now)).length === 0;
  if (isWished) await insertOpeningWish(query, { accountId: account.id, stationId, createdAt: now });
  return { isWished };
}

/** Also at a station that has been hidden since. */
export const dropOpeningWish = (deps: Deps, { account }: Person, { stationId }: Place): Promise<void> =>
  deleteOpeningWish(deps.db.query, { accountId: account.id, stationId });

async function requireShown(deps: Deps, stationId: string): Promise<BookingStation> {
  const station = await findBookingStation(deps.db.query, stationId);
  if (!station || station.status === 'hidden') throw new Refusal('not-found');
  return station;
}
