import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Limit } from '../../ground/budgets/budgets.ts';
import { budgetOf, spend } from '../../ground/budgets/budgets.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { getRunBooking } from '../bookings/get-booking.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';

/** Each one is an SMS that costs money and rings on somebody's phone. */
const LIMITS: readonly Limit[] = [{ most: 3, within: Temporal.Duration.from({ hours: 24 }) }];

/** By SMS and e-mail, to the number and address on record. */
export async function resendCode(
  deps: Deps,
  actor: Actor<Person>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const booking = await getRunBooking(deps, actor.who, bookingId);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await hasCodeToSend(tx, booking, now))) throw new Refusal('rental-over');
    await spend(tx, [budgetOf(deps, 'codes sent again', bookingId, LIMITS)], now, 'too-many-requests');
    const { stationId } = booking;
    await recordAction(tx, actor, { action: 'code-resent', target: bookingId, stationId }, now);
    await queueNotices(tx, { bookingId, kind: 'booking-confirmed', occasion: `again:${newId()}`, now });
  });
}

type CodedBooking = { id: string; status: string; end: Temporal.Instant };

export async function hasCodeToSend(db: Db, { id, status, end }: CodedBooking, now: Temporal.Instant) {
  if (status !== 'complete' || !isBefore(now, end)) return false;
  const sessions = await listSessionsOf(db, id);
  return sessions.some((session) => session.code !== null && ['created', 'started'].includes(session.status));
}
