import type { AdminSession } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import type { WholeSession } from './find-session.ts';
import { listSessionsById } from './list-admin-sessions.ts';
import { listWholeSessionsOf } from './list-sessions.ts';
import { presentAdminSession } from './present-admin-session.ts';

/** Someone else's session answers as if it didn't exist. */
export async function getVisibleSession(deps: Deps, staff: Staff, sessionId: string): Promise<WholeSession> {
  const [session] = await listSessionsById(deps.db.query, [sessionId]);
  if (!session || !runs(staff, session.stationId)) throw new Refusal('not-found');
  return session;
}

export async function getAdminSession(
  deps: Deps,
  staff: Staff,
  { sessionId }: { sessionId: string },
): Promise<AdminSession> {
  return presentAdminSession(await getVisibleSession(deps, staff, sessionId), staff);
}

export async function listSessionsOfBooking(
  deps: Deps,
  staff: Staff,
  { bookingId }: { bookingId: string },
): Promise<AdminSession[]> {
  const { query } = deps.db;
  const booking = await query.selectFrom('bookings').select('stationId').where('id', '=', bookingId).executeTakeFirst();
  if (!booking || !runs(staff, booking.stationId)) throw new Refusal('not-found');
  return (await listWholeSessionsOf(query, bookingId)).map((session) => presentAdminSession(session, staff));
}
