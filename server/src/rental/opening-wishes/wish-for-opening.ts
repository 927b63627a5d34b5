import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { getStation } from '../../site/stations/facts/list-stations.ts';
import { listOpenDates } from './list-open-dates.ts';
import { deleteOpeningWish, hasOpeningWish, insertOpeningWish } from './opening-wish-store.ts';

type Place = { stationId: string };

export async function readOpeningWish(
  deps: Deps,
  who: Person,
  { stationId }: Place,
): Promise<CallAnswer<typeof calls.openingWish>> {
  const { account } = who;
  await requireShown(deps, who, stationId);
  return { isWished: await hasOpeningWish(deps.db.query, account.id, stationId), email: account.email };
}

/** Only for oneself, at the address with which one signs in: nobody can have mails sent to somebody else. */
export async function wishForOpening(
  deps: Deps,
  who: Person,
  { stationId }: Place,
): Promise<CallAnswer<typeof calls.wishForOpening>> {
  const { query } = deps.db;
  const now = deps.now();
  await requireShown(deps, who, stationId);
  const station = await findBookingStation(query, stationId);
  if (!station) throw new Refusal('not-found');
  const isWished = (await listOpenDates(query, station, now)).length === 0;
  if (isWished) await insertOpeningWish(query, { accountId: who.account.id, stationId, createdAt: now });
  return { isWished };
}

/** Also at a station that has been hidden since. */
export const dropOpeningWish = (deps: Deps, { account }: Person, { stationId }: Place): Promise<void> =>
  deleteOpeningWish(deps.db.query, { accountId: account.id, stationId });

/** Whom the station's page is not found for, is not told that it exists. A hidden one sends nobody a mail. */
async function requireShown(deps: Deps, who: Person, stationId: string): Promise<void> {
  const { status } = await getStation(deps, who, { stationId });
  if (status === 'hidden') throw new Refusal('not-found');
}
