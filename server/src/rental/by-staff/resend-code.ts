import { Refusal } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds, secondsBetween } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { getRunBooking } from '../bookings/get-booking.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';

/** Each one is an SMS that costs money and rings on somebody's phone. */
const MAX_A_DAY = 3;
const AGAIN = 'again:';

/** By SMS and e-mail, to the number and address on record. */
export async function resendCode(
  deps: Deps,
  actor: Actor<Person>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const booking = await getRunBooking(deps, actor.who, bookingId);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    // Locks the booking, so that two calls at once count as two.
    await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).forNoKeyUpdate().execute();
    if (!(await hasCodeToSend(tx, booking, now))) throw new Refusal('rental-over');
    const decisive = (await listSentAgain(tx, bookingId, now))[MAX_A_DAY - 1];
    if (decisive) {
      const waitInSeconds = secondsBetween(now, plusSeconds(decisive.at, DAY_IN_SECONDS));
      throw new Refusal('too-many-requests', {}, Math.ceil(waitInSeconds));
    }
    const { stationId } = booking;
    await recordAction(tx, actor, { action: 'code-resent', target: bookingId, stationId }, now);
    await queueNotices(tx, { bookingId, kind: 'booking-confirmed', occasion: AGAIN + newId(), now });
  });
}

type CodedBooking = { id: string; status: string; end: Temporal.Instant };

export async function hasCodeToSend(db: Db, { id, status, end }: CodedBooking, now: Temporal.Instant) {
  if (status !== 'complete' || !isBefore(now, end)) return false;
  const sessions = await listSessionsOf(db, id);
  return sessions.some((session) => session.code !== null && ['created', 'started'].includes(session.status));
}

/** Newest first. */
const listSentAgain = (db: Db, bookingId: string, now: Temporal.Instant) =>
  db
    .selectFrom('notices')
    .select(({ fn }) => fn.min('createdAt').as('at'))
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'booking-confirmed')
    .where('occasion', 'like', `${AGAIN}%`)
    .where('createdAt', '>', plusSeconds(now, -DAY_IN_SECONDS))
    .groupBy('occasion')
    .orderBy('at', 'desc')
    .execute();
