import type { AdminProblem } from '@laine/contract/admin/entities.ts';
import type { TimelineEntry } from '@laine/contract/admin/timeline.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import type { listNotices } from '../../telling/notices/list-notices.ts';
import type { getRunBooking } from '../bookings/get-booking.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { listActions } from './list-actions.ts';
import { listClaimSteps } from './list-claim-steps.ts';
import { listDoorLogs } from './list-door-logs.ts';
import { listNotesOf } from './note-store.ts';
import { customer, nameFor, system } from './timeline-actors.ts';
import { listGoodwills, listMoney, listTroubles } from './timeline-entries.ts';

type Parts = {
  booking: Awaited<ReturnType<typeof getRunBooking>>;
  sessions: WholeSession[];
  problems: AdminProblem[];
  notices: Awaited<ReturnType<typeof listNotices>>;
};

/**
 * Everything that the customer, staff, the station and we did to a booking, newest first. An owner's list leaves out
 * what owners may not know about a customer.
 */
export async function bookingTimeline(
  deps: Deps,
  staff: Staff,
  { booking, sessions, problems, notices }: Parts,
): Promise<TimelineEntry[]> {
  const { query } = deps.db;
  const seesAll = stationsOf(staff) === 'all';
  const targets = [booking.id, ...sessions.map(({ id }) => id), ...problems.map(({ id }) => id)];
  const entries: TimelineEntry[] = [
    ...ownSteps(booking),
    ...(await listMoney(query, booking.id)),
    ...(await listTroubles(query, booking, { seesDebts: seesAll })),
    ...(await listClaimSteps(query, { 'bookings.id': booking.id }, { seesAll })),
    ...(await listGoodwills(query, booking.id, { seesAll })),
    ...(await listActions(query, targets, { sessions, seesAll })),
    ...(await listDoorLogs(query, { sessions, seesAll }, deps.now())),
    ...(await listNotesOf(query, booking.id)).map((note): TimelineEntry => ({
      id: note.id,
      at: note.createdAt.toString(),
      by: { kind: 'staff', name: nameFor(note, { seesAll }) },
      kind: 'note',
      text: note.text,
    })),
    ...notices.map((notice): TimelineEntry => ({
      id: notice.id,
      at: (notice.sentAt ?? notice.dueAt ?? notice.createdAt).toString(),
      by: system,
      kind: 'notice',
      notice: notice.kind,
      channel: notice.channel,
      state: notice.state,
      lastError: notice.lastError,
    })),
    ...problems.map((problem): TimelineEntry => ({
      id: problem.id,
      at: problem.happenedAt,
      by: customer,
      kind: 'problem',
      problem: problem.what,
      text: problem.words,
      photoUrls: problem.photoUrls,
      isResolved: problem.resolvedAt !== null,
      sessionId: problem.sessionId,
      lockerNumber: problem.lockerNumber,
    })),
  ];
  return entries.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at) || (a.id < b.id ? 1 : -1));
}

/** Steps stored on the booking itself. */
function ownSteps({ id, createdAt, count, cancelledAt, cancelledBy, confirmedAt }: Parts['booking']): TimelineEntry[] {
  const steps: TimelineEntry[] = [
    { id: `${id}-booked`, at: createdAt.toString(), by: customer, kind: 'booked', boards: count },
  ];
  if (cancelledAt !== null && cancelledBy !== null) {
    const by = cancelledBy === 'customer' ? customer : system;
    steps.push({ id: `${id}-cancelled`, at: cancelledAt.toString(), by, kind: 'cancelled', how: cancelledBy });
  }
  if (confirmedAt !== null)
    steps.push({ id: `${id}-confirmed`, at: confirmedAt.toString(), by: customer, kind: 'confirmed' });
  return steps;
}
