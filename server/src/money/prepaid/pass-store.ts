import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { PassesTable } from '../../ground/db/tables/money.ts';

/** Sums and days of passes stay for the books. */

export type PassRow = Selectable<PassesTable>;

type NewPass = Pick<
  PassRow,
  | 'id'
  | 'accountId'
  | 'offerId'
  | 'name'
  | 'country'
  | 'stationIds'
  | 'priceInCents'
  | 'startsAt'
  | 'endsAt'
  | 'startsAtOnce'
  | 'locale'
>;

export async function insertPass(tx: Tx, pass: NewPass, now: Temporal.Instant): Promise<PassRow> {
  return tx
    .insertInto('passes')
    .values({ ...pass, status: 'open', createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Serialises the purchases of one person. */
export async function lockBuyer(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export const findPass = (db: Db, id: string): Promise<PassRow | undefined> =>
  db.selectFrom('passes').selectAll().where('id', '=', id).executeTakeFirst();

export const lockPass = (db: Db, id: string): Promise<PassRow | undefined> =>
  db.selectFrom('passes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A pass whose season is over no longer counts, even if its row says active. */
export const findActivePass = (db: Db, accountId: string, now: Temporal.Instant): Promise<PassRow | undefined> =>
  db
    .selectFrom('passes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '=', 'active')
    .where('endsAt', '>', now)
    .executeTakeFirst();

export const findOpenPass = (db: Db, accountId: string): Promise<PassRow | undefined> =>
  db
    .selectFrom('passes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '=', 'open')
    .executeTakeFirst();

export const listPassesOf = (db: Db, accountId: string): Promise<PassRow[]> =>
  db
    .selectFrom('passes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '<>', 'lapsed')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

type PassChange = Partial<
  Pick<PassRow, 'status' | 'startsAt' | 'endsAt' | 'endedAt' | 'endReason' | 'boughtAt' | 'withdrawnAt'>
>;

export async function updatePass(tx: Tx, id: string, change: PassChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('passes')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Ends passes whose season is over, to make room for the next. */
export async function endOldPasses(db: Db, now: Temporal.Instant, accountId?: string): Promise<void> {
  await db
    .updateTable('passes')
    .set((pass) => ({ status: 'ended', endedAt: pass.ref('endsAt'), updatedAt: now }))
    .where('status', '=', 'active')
    .where('endsAt', '<=', now)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
    .execute();
}

export type PassUse = { hours: number; savedInCents: number };

/**
 * Savings by pass: from bookings that are paid or being paid, without hours that were given back with their boards, or
 * charged after all for a no-show. If a station later reports that the renter came, that charge is undone. Unused passes are missing.
 */
export async function listUses(db: Db, passIds: readonly string[]): Promise<Map<string, PassUse>> {
  if (passIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .select((booking) => [
      'passId',
      booking.fn.countAll<string>().as('hours'),
      booking.fn.sum<string>('passInCents').as('savedInCents'),
    ])
    .where('passId', 'in', passIds)
    .where('status', 'in', ['open', 'complete'])
    .where('passBusyUntil', 'is not', null)
    .where(
      sql<boolean>`(not exists (select from ledger where booking_id = bookings.id and purpose = 'late-cancellation')
        or exists (select from sessions where booking_id = bookings.id and sessions.status in ('started', 'finished')))`,
    )
    .groupBy('passId')
    .execute();
  return new Map(
    rows.map(({ passId, hours, savedInCents }) => [
      passId ?? '',
      { hours: Number(hours), savedInCents: Number(savedInCents) },
    ]),
  );
}

/** The end of a paid booking that uses it; the person's own hold is replaced by the next wish. */
export async function findBusyUntil(
  db: Db,
  passId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select('passBusyUntil')
    .where('passId', '=', passId)
    .where('passBusyUntil', '>', now)
    .where('paidAt', 'is not', null)
    .executeTakeFirst();
  return row?.passBusyUntil ?? undefined;
}
