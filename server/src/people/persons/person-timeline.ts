import type { TimelineEntry } from '@laine/contract/admin/timeline.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { listActions } from '../../rental/by-staff/list-actions.ts';
import { listClaimSteps } from '../../rental/by-staff/list-claim-steps.ts';
import { customer, system } from '../../rental/by-staff/timeline-actors.ts';
import { type listDebts, listLatestBookings } from './people-store.ts';

type Parts = { personId: string; debts: Awaited<ReturnType<typeof listDebts>> };

/** A person's history: bookings, debts, claims, and admins' decisions. */
export async function personTimeline(db: Db, { personId, debts }: Parts): Promise<TimelineEntry[]> {
  const bookings = await listLatestBookings(db, personId);
  const entries: TimelineEntry[] = [
    ...bookings.map(({ id, createdAt, count }): TimelineEntry => ({
      id,
      at: createdAt.toString(),
      by: customer,
      kind: 'booked',
      boards: count,
    })),
    ...debts.map(({ id, createdAt, reason, amountInCents, status }): TimelineEntry => ({
      id,
      at: createdAt.toString(),
      by: system,
      kind: 'debt',
      reason,
      amountInCents,
      status,
    })),
    ...(await listClaimSteps(db, { 'bookings.accountId': personId }, { seesAll: true })),
    ...(await listActions(db, [personId], { sessions: [], seesAll: true })),
  ];
  return entries.toSorted((a, b) => Temporal.Instant.compare(b.at, a.at) || (a.id < b.id ? 1 : -1));
}
