import type { AdminSession } from '@laine/contract/admin/entities.ts';
import { seesDoorCodes, type Staff } from '../../ground/principal.ts';
import { timestamps } from '../../ground/timestamps.ts';
import type { WholeSession } from './find-session.ts';

export const presentAdminSession = (session: WholeSession, staff: Staff): AdminSession => ({
  id: session.id,
  code: seesDoorCodes(staff) ? (session.code ?? '') : '',
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
  missingSince: session.missingSince?.toString() ?? null,
  ...timestamps(session),
});
