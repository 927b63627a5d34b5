import type { Tx } from '../db/open-database.ts';
import { newId } from '../secrets.ts';

type DraftClaim = {
  sessionId: string;
  stationId: string;
  items: string[];
  amountInCents: number;
  note: string;
};

export async function insertDraftClaim(tx: Tx, claim: DraftClaim, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('claims')
    .values({ id: newId(), ...claim, status: 'draft', createdAt: now, updatedAt: now })
    .execute();
}

/** In the person's words, and in those of staff about them. What was claimed and decided stays for the books. */
export async function emptyClaimsOf(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('claims')
    .set({ note: '', answer: null })
    .where('sessionId', 'in', (query) =>
      query
        .selectFrom('sessions')
        .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
        .select('sessions.id')
        .where('bookings.accountId', '=', accountId),
    )
    .execute();
}

export async function deleteClaimsOfBookings(tx: Tx, bookingIds: string[]): Promise<void> {
  await tx
    .deleteFrom('claims')
    .where('sessionId', 'in', (query) => query.selectFrom('sessions').select('id').where('bookingId', 'in', bookingIds))
    .execute();
}

export async function deleteClaimsOfSessions(tx: Tx, sessionIds: string[]): Promise<void> {
  await tx.deleteFrom('claims').where('sessionId', 'in', sessionIds).execute();
}
