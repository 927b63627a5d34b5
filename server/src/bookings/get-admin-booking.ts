import type { AdminSession } from '@laine/contract/admin/entities.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../deps.ts';
import { listNotices } from '../notices/list-notices.ts';
import type { Staff } from '../principal.ts';
import { runs } from '../principal.ts';
import { listWholeSessionsOf } from '../sessions/list-sessions.ts';
import { timestamps } from '../timestamps.ts';
import { findBooking } from './booking-store.ts';
import { presentAdminBooking } from './present-admin-booking.ts';

type AdminBookingDetail = CallAnswer<typeof calls.adminBooking>;

/** One booking for the people and programs who run its station, with what its customer was told. */
export async function getAdminBooking(
  deps: Deps,
  staff: Staff,
  { bookingId }: { bookingId: string },
): Promise<AdminBookingDetail> {
  const { query } = deps.db;
  const booking = await findBooking(query, bookingId);
  if (!booking || !runs(staff, booking.stationId)) throw new Refusal('not-found');
  const sessions = await listWholeSessionsOf(query, bookingId);
  const notices = await listNotices(deps, bookingId);
  return {
    booking: await presentAdminBooking(deps, staff, booking),
    sessions: sessions.map(presentAdminSession),
    notices: notices.map((notice) => ({
      ...notice,
      sentAt: notice.sentAt?.toString() ?? null,
      createdAt: notice.createdAt.toString(),
    })),
  };
}

type SessionRow = Awaited<ReturnType<typeof listWholeSessionsOf>>[number];

const presentAdminSession = (session: SessionRow): AdminSession => ({
  id: session.id,
  code: session.code ?? '',
  start: session.start.toString(),
  end: session.end.toString(),
  status: session.status,
  firstOpenTime: session.firstOpenAt?.toString() ?? null,
  closeTime: session.closeAt?.toString() ?? null,
  lockerNumber: session.lockerNumber,
  stationId: session.stationId,
  bookingId: session.bookingId,
  note: session.note,
  externalUrl: session.externalUrl,
  ...timestamps(session),
});
