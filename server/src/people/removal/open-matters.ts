import { openClaimStatuses } from '@laine/rules/money/open-claim-statuses.ts';
import type { OpenMatters } from '@laine/rules/people/deletion.ts';
import { passLastDay } from '@laine/rules/price/pass.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

export async function readOpenMatters(db: Db, accountId: string): Promise<OpenMatters> {
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['bookings.id as bookingId', 'sessions.status', 'sessions.end'])
    .where('bookings.accountId', '=', accountId)
    // An unpaid hold ends by itself within minutes.
    .where('bookings.status', '=', 'complete')
    .where((session) =>
      session.or([
        session('sessions.status', 'in', ['created', 'started']),
        // While its renter is searched for.
        sql<boolean>`(missing_since is not null and exists (
          select from alerts where kind = 'not-back' and target = bookings.id and closed_at is null))`,
      ]),
    )
    .orderBy('sessions.start')
    .orderBy('sessions.id')
    .execute();
  const debts = await db
    .selectFrom('debts')
    .select(['bookingId', 'amountInCents'])
    .where('accountId', '=', accountId)
    .where('status', '=', 'due')
    .orderBy('createdAt')
    .execute();
  const claims = await db
    .selectFrom('claims')
    .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
    .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select(['bookings.id as bookingId', 'claims.amountInCents', 'claims.answerBy'])
    .where('bookings.accountId', '=', accountId)
    .where('claims.status', 'in', openClaimStatuses)
    .orderBy('claims.createdAt')
    .execute();
  const refunds = await db
    .selectFrom('ledger')
    .select(['bookingId', 'amountInCents'])
    .where('accountId', '=', accountId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'pending')
    .orderBy('createdAt')
    .execute();
  const disputes = await db
    .selectFrom('disputes')
    .innerJoin('ledger', 'ledger.id', 'disputes.ledgerId')
    .select(['ledger.bookingId', 'disputes.amountInCents'])
    .where('ledger.accountId', '=', accountId)
    .where('disputes.status', '=', 'open')
    .orderBy('disputes.openedAt')
    .execute();
  return {
    sessions: sessions.map(({ status, ...session }) => ({ ...session, isOut: status !== 'created' })),
    debts,
    claims,
    refunds,
    disputes,
  };
}

/** Lost with the account: a current pass, and money on gift cards that the person bought. */
export async function readLosses(db: Db, accountId: string, now: Temporal.Instant) {
  const cards = await db
    .selectFrom('giftCards')
    .select((card) => card.fn.sum<string | null>('balanceInCents').as('sum'))
    .where('boughtBy', '=', accountId)
    .where('status', '=', 'active')
    .where((card) => card.or([card('expiresAt', 'is', null), card('expiresAt', '>', now)]))
    // A card sent to somebody else is theirs.
    .where('recipientEmail', 'is', null)
    .executeTakeFirst();
  const pass = await db
    .selectFrom('passes')
    .select(['endsAt', 'country'])
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .where('endsAt', '>', now)
    .executeTakeFirst();
  const passUntil = pass?.endsAt ? passLastDay({ ...pass, endsAt: pass.endsAt }).toString() : null;
  return { giftCardsInCents: Number(cards?.sum ?? 0), passUntil };
}
