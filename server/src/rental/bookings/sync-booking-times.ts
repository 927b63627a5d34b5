import { earlier, later } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import { planMovedNotices } from '../../telling/notices/plan-rental-notices.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { listWholeSessionsOf } from '../sessions/list-sessions.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { movePassUse } from './move-pass-use.ts';

/** Staff changed boards of a paid booking: it now lasts from its first board to its last, and its customer is told. */
export async function syncBookingTimes(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const sessions = (await listWholeSessionsOf(tx, bookingId)).filter(({ status }) => status !== 'cancelled');
  const [first] = sessions;
  if (!first || booking.status !== 'complete') return;
  const start = sessions.reduce((soonest, session) => earlier(soonest, session.start), first.start);
  const end = sessions.reduce((latest, session) => later(latest, session.end), first.end);
  await updateBooking(tx, bookingId, { start, end }, now);
  await movePassUse(tx, bookingId, end, now);
  const ends = sessions.filter(({ status }) => status !== 'finished').map((session) => session.end);
  const planned = planMovedNotices({ id: bookingId, start, end, ends }, now);
  await queueNotices(tx, ...planned, { bookingId, kind: 'booking-changed', occasion: newId(), now });
}

/** A paid booking of a station whose lock the caller holds; undefined if there is none. */
export async function lockPaidBooking(tx: Tx, stationId: string, bookingId: string) {
  const known = await tx.selectFrom('bookings').select('id').where('id', '=', bookingId).executeTakeFirst();
  const booking = known && (await lockBooking(tx, bookingId));
  return booking?.stationId === stationId && booking.status === 'complete' ? booking : undefined;
}
