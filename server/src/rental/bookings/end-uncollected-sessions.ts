import { MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { sharesOf } from '@laine/rules/price/refund.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { sweepEach } from '../../ground/sweep-each.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { readRefundable, refundableInCents } from '../../money/payments/refundable.ts';
import { hasToldAll } from '../../site/stations/link/station-silence.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { listSessionsOf, type SessionRow } from '../sessions/list-sessions.ts';
import { endUncollected, listUncollected } from '../sessions/uncollected-sessions.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { paidBoards, pricesInCents, sumOf } from './cancellation-sums.ts';
import { chargePassHour, deductedForHour, uncountPassHour } from './charge-pass-hour.ts';
import { payReplacedBack } from './give-board-back.ts';
import { giveBoardsUp } from './give-boards-up.ts';
import { listAtFault } from './list-at-fault.ts';

type Uncollected = Awaited<ReturnType<typeof listUncollected>>[number];

/**
 * A session that nobody collected is over at its end, and so is its code. A no-show gets nothing back; a customer who
 * came and got no board gets everything. A station out of reach that knows the code may have given the board out: we
 * wait for it first. A booking that can't be ended is left to the next run, and keeps no other from its end.
 */
export async function endUncollectedSessions(deps: Deps): Promise<number> {
  const now = deps.now();
  const heardEnough = now.subtract({ seconds: MAX_WAIT_FOR_STATION_SECONDS });
  const uncollected = await listUncollected(deps.db.query, now);
  const over = uncollected.filter((session) => isHeard(session) || isBefore(session.end, heardEnough));
  let ended = 0;
  const items = [...Map.groupBy(over, (session) => session.bookingId)];
  const idOf = ([bookingId]: (typeof items)[number]) => bookingId;
  await sweepEach(deps, { items, idOf, failed: 'sessions not ended' }, async ([bookingId, sessions]) => {
    ended += await (bookingId === null
      ? endUncollected(deps.db.query, idsOf(sessions), now)
      : endForBooking(deps, bookingId, sessions, now));
  });
  return ended;
}

async function endForBooking(deps: Deps, bookingId: string, over: Uncollected[], now: Temporal.Instant) {
  const ids = idsOf(over);
  return withLockedStation(deps, over[0]?.stationId ?? '', async (tx, station) => {
    const ended = await endUncollected(tx, ids, now);
    const sessions = (await listSessionsOf(tx, bookingId)).filter(({ id }) => ids.includes(id));
    if (ended === 0) return 0;
    const atFault = await listAtFault(tx, { station, bookingId, sessions });
    await payBack(tx, bookingId, unserved(atFault), now);
    await payReplacedBack(tx, bookingId, atFault, now);
    // A station that we haven't heard from may have given the board out after all.
    if (atFault.length < sessions.length && over.every(isHeard)) await chargeNoShow(tx, bookingId, now);
    return ended;
  });
}

/** Boards that nobody collected, that cost something, and that haven't been refunded yet. */
const unserved = (sessions: SessionRow[]): SessionRow[] =>
  sessions.filter(
    ({ status, cancelledInCents, isExtra, hourInCents }) =>
      status === 'cancelled' && cancelledInCents === null && (!isExtra || hourInCents > 0),
  );

/** Each board's share. If nothing is left of the booking, not even a board added by staff, it's cancelled by us. */
async function payBack(tx: Tx, bookingId: string, boards: SessionRow[], now: Temporal.Instant): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const { status, accountId, count } = booking;
  if (status !== 'complete' || boards.length === 0) return;
  const sessions = await listSessionsOf(tx, bookingId);
  const prices = pricesInCents(booking, sessions, boards);
  const amountInCents = Math.min(sumOf(prices), refundableInCents(await readRefundable(tx, bookingId)));
  const paid = paidBoards(boards).length;
  // A board that is out has been given back before, or cost nothing.
  if (paid < count || sessions.some((session) => session.status !== 'cancelled')) {
    const refunds = sharesOf(amountInCents, prices);
    const given = boards.map(({ id }, index) => ({
      id,
      cancelledInCents: prices[index] ?? 0,
      refundInCents: refunds[index] ?? 0,
    }));
    return giveBoardsUp(tx, booking, { boards: given, paid, purpose: 'operator-fault' }, now);
  }
  await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'operator-fault', amountInCents }, now);
  const deducted = await deductedForHour(tx, booking);
  await updateBooking(
    tx,
    bookingId,
    { status: 'expired', cancelledAt: now, cancelledBy: 'operator', passBusyUntil: null },
    now,
  );
  await uncountPassHour(tx, booking, deducted, now);
  await queueNotices(tx, { bookingId, kind: 'booking-cancelled', now });
}

/** Nobody came for any of the boards, so the hour that a pass would have covered is charged. */
async function chargeNoShow(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const sessions = await listSessionsOf(tx, bookingId);
  const cameNobody = sessions.every(({ status }) => status === 'cancelled');
  const isOurs = paidBoards(sessions).every(({ cancelledInCents }) => cancelledInCents !== null);
  const isOwed =
    booking.status === 'complete' && cameNobody && !isOurs && (await deductedForHour(tx, booking)) === undefined;
  if (!isOwed) return;
  await chargePassHour(tx, booking, booking.passInCents, now);
  await uncountPassHour(tx, booking, undefined, now);
}

const isHeard = (session: Uncollected): boolean => !session.codeKnown || hasToldAll(session);

const idsOf = (sessions: Uncollected[]) => sessions.map(({ id }) => id);
