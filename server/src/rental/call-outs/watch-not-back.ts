import { readFacts } from '@laine/contract/read-facts.ts';
import { SEARCH_RETURNS_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { notBackAlertAt } from '@laine/rules/time/not-back-alert-at.ts';
import type { Deps } from '../../ground/deps.ts';
import { sweepEach } from '../../ground/sweep-each.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { callNext } from './call-next.ts';
import { listSearches, listUnalarmed } from './call-out-store.ts';
import { lookFor } from './look-for.ts';

type Unalarmed = Awaited<ReturnType<typeof listUnalarmed>>[number];

/**
 * Runs every minute while somebody isn't back from the water: people are called one after the other until one takes it
 * (docs/product.md, Searches). It ignores quiet hours, and doesn't wait for a silent station: the board may be back,
 * but nobody can know.
 */
export async function watchNotBack(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = (await listUnalarmed(deps.db.query, now)).filter((booking) => isDue(booking, now));
  const missing = { items: due, idOf: ({ id }: Unalarmed) => id, failed: 'search not begun' };
  await sweepEach(deps, missing, ({ id: bookingId, stationId }) =>
    withLockedStation(deps, stationId, (tx) => lookFor(tx, { bookingId, stationId }, now)),
  );
  const searches = { items: await listSearches(deps.db.query), idOf: (id: string) => id, failed: 'nobody called' };
  await sweepEach(deps, searches, (alertId) => deps.db.transaction((tx) => callNext(tx, alertId, now)));
}

/**
 * A board needs a search. A search that staff ended because a rescue service took over covers boards due by then, and
 * only for a while: anybody still out after that may have been forgotten.
 */
function isDue({ metadata, ends, endedByStaffAt }: Unalarmed, now: Temporal.Instant): boolean {
  const { facts } = readFacts(metadata);
  const isQuiet = endedByStaffAt !== null && isBefore(now, plusSeconds(endedByStaffAt, SEARCH_RETURNS_SECONDS));
  return ends.some((end) => {
    // Without the station's hours we only know that the time is over.
    const dueAt = facts ? notBackAlertAt(facts, end) : end;
    return !isBefore(now, dueAt) && !(isQuiet && !isBefore(endedByStaffAt, dueAt));
  });
}
