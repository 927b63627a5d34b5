import { overtimeEndsAt } from '@laine/rules/price/overtime-of-booking.ts';
import { mostOvertimeFeeInCents } from '@laine/rules/price/overtime.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Deps } from '../../ground/deps.ts';
import { sweepEach } from '../../ground/sweep-each.ts';
import { hasToldAll } from '../../site/stations/link/station-silence.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { decideOvertime } from './decide-overtime.ts';
import { listUndecided } from './overtime-store.ts';

type Undecided = Awaited<ReturnType<typeof listUndecided>>[number];

/**
 * Boards out beyond the longest overtime cost no more, so the rental is charged now. A station that hasn't reported
 * everything may have the board: we wait for it first.
 */
export async function decideAtTheCap(deps: Deps): Promise<void> {
  const now = deps.now();
  const items = (await listUndecided(deps.db.query, now)).filter((booking) => isAtTheCap(booking, now));
  const capped = { items, idOf: ({ id }: Undecided) => id, failed: 'overtime not decided' };
  await sweepEach(deps, capped, ({ id: bookingId, stationId }) =>
    withLockedStation(deps, stationId, (tx) => decideOvertime(tx, { bookingId, isAtTheCap: true }, now)),
  );
}

function isAtTheCap(booking: Undecided, now: Temporal.Instant): boolean {
  const terms = readAgreedTerms(booking.tariff);
  if (mostOvertimeFeeInCents(terms) === 0 || isBefore(now, overtimeEndsAt(terms, booking.lastEnd))) return false;
  return booking.apiKeyHash === null || hasToldAll(booking);
}
