import { MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { isBefore } from '@laine/rules/instants.ts';
import { boardsShareInCents } from '@laine/rules/refund.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { endUncollected, listUncollected } from '../sessions/uncollected-sessions.ts';
import { hasToldAll } from '../stations/link/station-silence.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { paidForRestInCents } from './cancellation-sums.ts';
import { chargePassHour, givePassHourBack, isPassHourPaid } from './charge-pass-hour.ts';
import { isOperatorsFault } from './is-operators-fault.ts';

type Uncollected = Awaited<ReturnType<typeof listUncollected>>[number];

/**
 * At its end a session that nobody collected is over, and so is its code. Who did not come gets nothing back, who came
 * and got no board everything. A station that knows the code and is out of reach may have given the board out: it is
 * heard first.
 */
export async function endUncollectedSessions(deps: Deps): Promise<number> {
  const now = deps.now();
  const heardEnough = now.subtract({ seconds: MAX_WAIT_FOR_STATION_SECONDS });
  const uncollected = await listUncollected(deps.db.query, now);
  const over = uncollected.filter((session) => isHeard(session) || isBefore(session.end, heardEnough));
  let ended = 0;
  for (const [bookingId, sessions] of Map.groupBy(over, (session) => session.bookingId)) {
    ended += await (bookingId === null
      ? endUncollected(deps.db.query, idsOf(sessions), now)
      : endForBooking(deps, bookingId, sessions, now));
  }
  return ended;
}

async function endForBooking(deps: Deps, bookingId: string, over: Uncollected[], now: Temporal.Instant) {
  const ids = idsOf(over);
  return withLockedStation(deps, over[0]?.stationId ?? '', async (tx, station) => {
    const ended = await endUncollected(tx, ids, now);
    const sessions = (await listSessionsOf(tx, bookingId)).filter(({ id }) => ids.includes(id));
    if (ended === 0) return 0;
    if (await isOperatorsFault(tx, { station, bookingId, sessions })) await payBack(tx, bookingId, ended, now);
    // A station that was never heard may have given the board out after all.
    else if (over.every(isHeard)) await chargeNoShow(tx, bookingId, now);
    return ended;
  });
}

/** For each board its share. A booking of which nothing is left is cancelled by us. */
async function payBack(tx: Tx, bookingId: string, boards: number, now: Temporal.Instant): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const { status, accountId, count } = booking;
  if (status !== 'complete') return;
  const refund = {
    purpose: 'operator-fault',
    amountInCents: boardsShareInCents(paidForRestInCents(booking, await listSessionsOf(tx, bookingId)), boards, count),
  } as const;
  await queueRefund(tx, { of: { bookingId }, accountId, ...refund }, now);
  if (boards < count) return;
  await givePassHourBack(tx, booking, now);
  await updateBooking(tx, bookingId, { status: 'expired', cancelledAt: now, cancelledBy: 'operator' }, now);
  await queueNotices(tx, { bookingId, kind: 'booking-cancelled', now });
}

/** Nobody came for any of the boards: the hour that a pass would have covered is paid. */
async function chargeNoShow(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const sessions = await listSessionsOf(tx, bookingId);
  const cameNobody = sessions.every(({ status }) => status === 'cancelled');
  const isOwed = booking.status === 'complete' && cameNobody && !(await isPassHourPaid(tx, booking));
  if (isOwed) await chargePassHour(tx, booking, booking.passInCents, now);
}

const isHeard = (session: Uncollected): boolean => !session.codeKnown || hasToldAll(session);

const idsOf = (sessions: Uncollected[]) => sessions.map(({ id }) => id);
