import type { Deps } from '../../ground/deps.ts';
import { sweepEach } from '../../ground/sweep-each.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { addToOutbox } from '../../telling/outbox/add-to-outbox.ts';
import { listOpenDates } from './list-open-dates.ts';
import { listAwaitedStationIds, takeOpeningWishes } from './opening-wish-store.ts';

/** More at one station are told by the next sweep, a minute later. */
const MAX_AT_ONCE = 500;

/** A season opens by the calendar and a closure ends by the clock: nothing happens then that could tell of it. */
export async function tellOpenings(deps: Deps): Promise<void> {
  const items = await listAwaitedStationIds(deps.db.query);
  await sweepEach(deps, { items, idOf: (id) => id, failed: 'nobody told of an opening' }, async (stationId) => {
    const now = deps.now();
    const { db } = deps;
    // Outside of a transaction: in winter this is asked of a whole network every minute, and its answer is no.
    const station = await findBookingStation(db.query, stationId);
    if (!station || (await listOpenDates(db.query, station, now)).length === 0) return;
    await db.transaction(async (tx) => {
      const wishes = await takeOpeningWishes(tx, stationId, MAX_AT_ONCE);
      const mails = wishes.map(({ accountId, createdAt }) => ({
        kind: 'station-open' as const,
        channel: 'email' as const,
        occasion: `${stationId}:${now.toString()}`,
        accountId,
        data: { stationId, wishedAt: createdAt.toString() },
      }));
      await addToOutbox(tx, mails, now);
    });
  });
}
