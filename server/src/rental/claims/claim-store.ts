import type { ClaimStatus, ItemKind } from '@laine/contract/states.ts';
import { openClaimStatuses } from '@laine/rules/money/open-claim-statuses.ts';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ClaimItemsTable, ClaimsTable } from '../../ground/db/tables/money.ts';
import { newId } from '../../ground/secrets.ts';

export type ClaimRow = Selectable<ClaimsTable> & { bookingId: string | null; accountId: string | null };
export type ClaimItemRow = Selectable<ClaimItemsTable>;
export type NewClaimItem = { itemId: string; kind: ItemKind; name: string; amountInCents: number };

type NewClaim = Pick<Selectable<ClaimsTable>, 'sessionId' | 'stationId' | 'status' | 'amountInCents' | 'note'> & {
  whyNoPhoto?: string | null;
  proposedBy?: string;
  proposedAt?: Temporal.Instant;
};

export async function insertClaim(tx: Tx, claim: NewClaim, now: Temporal.Instant): Promise<string> {
  const id = newId();
  await tx
    .insertInto('claims')
    .values({ id, ...claim, createdAt: now, updatedAt: now })
    .execute();
  return id;
}

/**
 * Replaces the things of a claim. A thing with another open claim is skipped, because the database allows one each;
 * returns those that are in it.
 */
export async function replaceClaimItems(
  tx: Tx,
  claimId: string,
  items: (NewClaimItem | ClaimItemRow)[],
): Promise<string[]> {
  await tx.deleteFrom('claimItems').where('claimId', '=', claimId).execute();
  if (items.length === 0) return [];
  const rows = await tx
    .insertInto('claimItems')
    .values(items.map((item, position) => ({ ...item, claimId, position })))
    // Without a parameter: a plan for any value would not find the index of open ones.
    .onConflict((conflict) =>
      conflict
        .column('itemId')
        .where(sql<boolean>`is_open`)
        .doNothing(),
    )
    .returning('itemId')
    .execute();
  return rows.flatMap(({ itemId }) => itemId ?? []);
}

type ClaimChange = Partial<Omit<Selectable<ClaimsTable>, 'id' | 'sessionId' | 'stationId' | 'createdAt' | 'updatedAt'>>;

/** If this closes the claim, its things may be claimed again. */
export async function updateClaim(tx: Tx, id: string, change: ClaimChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('claims')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
  if (change.status === undefined || openClaimStatuses.includes(change.status)) return;
  await tx.updateTable('claimItems').set({ isOpen: false }).where('claimId', '=', id).execute();
}

const claimsWithBooking = (db: Db) =>
  db
    .selectFrom('claims')
    .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .selectAll('claims')
    .select(['sessions.bookingId', 'bookings.accountId']);

export const findClaim = (db: Db, id: string): Promise<ClaimRow | undefined> =>
  claimsWithBooking(db).where('claims.id', '=', id).executeTakeFirst();

export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | undefined> {
  await tx.selectFrom('claims').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return findClaim(tx, id);
}

export const listClaimItems = (db: Db, claimIds: string[]): Promise<ClaimItemRow[]> =>
  db
    .selectFrom('claimItems')
    .selectAll()
    .where('claimId', 'in', claimIds)
    .orderBy('claimId')
    .orderBy('position')
    .execute();

export async function markFound(tx: Tx, claimId: string, itemIds: string[], now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('claimItems')
    .set({ foundAt: now })
    .where('claimId', '=', claimId)
    .where('itemId', 'in', itemIds)
    .execute();
}

/** Things asked for that were missing at the return, and have since been found. Each is told of once. */
export const listFoundThings = (db: Db, where: { stationId: string } | { claimId: string }) =>
  db
    .selectFrom('claims')
    .innerJoin('claimItems', 'claimItems.claimId', 'claims.id')
    .innerJoin('items', 'items.id', 'claimItems.itemId')
    .select(['claimItems.claimId', 'claimItems.itemId'])
    .where((row) => row.or([row('claimItems.isOpen', '=', true), row('claims.status', 'in', ['owed', 'charged'])]))
    .where('claimItems.foundAt', 'is', null)
    .where('items.status', '=', 'found')
    .where((row) =>
      'claimId' in where ? row('claims.id', '=', where.claimId) : row('items.stationId', '=', where.stationId),
    )
    .where(
      sql<boolean>`exists (select from alerts where kind = 'item-missing' and target = claims.session_id
        and data -> 'itemIds' ? items.id)`,
    )
    .orderBy('claims.id')
    .execute();

export const listDebtsOfClaims = (db: Db, claimIds: string[]) =>
  db
    .selectFrom('debts')
    .select(['claimId', 'status'])
    .where('claimId', '=', sql<string>`any(${claimIds})`)
    .execute();

type ClaimFilter = { status?: ClaimStatus | undefined; stationIds: string[] | 'all' };

const filtered = (db: Db, { status, stationIds }: ClaimFilter) =>
  db
    .selectFrom('claims')
    .$if(status !== undefined, (query) => query.where('claims.status', '=', status ?? 'draft'))
    .$if(stationIds !== 'all', (query) => query.where('claims.stationId', '=', sql<string>`any(${stationIds})`));

/** Finds the page by an index alone, then joins the details of its claims. */
export async function listClaimRows(
  db: Db,
  { offset, limit, ...filter }: ClaimFilter & { offset: number; limit: number },
): Promise<ClaimRow[]> {
  const page = await filtered(db, filter)
    .select('claims.id')
    .orderBy('claims.createdAt', 'desc')
    .orderBy('claims.id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = page.map(({ id }) => id);
  return claimsWithBooking(db)
    .where('claims.id', '=', sql<string>`any(${ids})`)
    .orderBy('claims.createdAt', 'desc')
    .orderBy('claims.id')
    .execute();
}

export async function countClaims(db: Db, filter: ClaimFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((claims) => claims.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Approved claims only: before that it's a guess by staff. */
export const listClaimRowsOf = (db: Db, accountId: string): Promise<ClaimRow[]> =>
  ofAccount(db, accountId).where('claims.approvedAt', 'is not', null).execute();

/** Including those that the person hasn't been told of. */
export const listEveryClaimRowOf = (db: Db, accountId: string): Promise<ClaimRow[]> =>
  ofAccount(db, accountId).execute();

const ofAccount = (db: Db, accountId: string) =>
  claimsWithBooking(db)
    .where('bookings.accountId', '=', accountId)
    .orderBy('claims.createdAt', 'desc')
    .orderBy('claims.id');

/** The place and time of the rentals. */
export const listRentalsOfClaims = async (db: Db, bookingIds: string[]) =>
  bookingIds.length === 0
    ? []
    : db
        .selectFrom('bookings')
        .innerJoin('stations', 'stations.id', 'bookings.stationId')
        .select(['bookings.id', 'bookings.start', 'stations.metadata'])
        .where('bookings.id', 'in', bookingIds)
        .execute();

export const listPartiesOfClaims = (db: Db, claimIds: string[]) =>
  db
    .selectFrom('claims')
    .innerJoin('stations', 'stations.id', 'claims.stationId')
    .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .leftJoin('accounts as customer', 'customer.id', 'bookings.accountId')
    .leftJoin('accounts as proposer', 'proposer.id', 'claims.proposedBy')
    .select(['claims.id', 'stations.metadata', 'bookings.accountId', 'bookings.end'])
    .select(['customer.email as customerEmail', 'proposer.email as proposerEmail'])
    .select([fullName('customer').as('customerName'), fullName('proposer').as('proposerName')])
    .where('claims.id', '=', sql<string>`any(${claimIds})`)
    .execute();

const fullName = (accounts: 'customer' | 'proposer') =>
  sql<string>`trim(concat(${sql.ref(`${accounts}.name`)}, ' ', ${sql.ref(`${accounts}.surname`)}))`;

/** The decided sum for each thing. */
export async function setItemAmounts(tx: Tx, claimId: string, amounts: readonly number[]): Promise<void> {
  for (const [position, amountInCents] of amounts.entries()) {
    await tx
      .updateTable('claimItems')
      .set({ amountInCents })
      .where('claimId', '=', claimId)
      .where('position', '=', position)
      .execute();
  }
}

export const listClaimRowsAbout = (db: Db, itemIds: string[], exceptId: string): Promise<ClaimRow[]> =>
  claimsWithBooking(db)
    .where('claims.id', '<>', exceptId)
    .where(sql<boolean>`exists (select from claim_items where claim_id = claims.id and item_id = any(${itemIds}))`)
    .orderBy('claims.createdAt', 'desc')
    .orderBy('claims.id')
    .limit(20)
    .execute();

/** Approved, and accepted or not answered in time. */
export const listClaimsToCharge = (db: Db, now: Temporal.Instant) =>
  db
    .selectFrom('claims')
    .select('id')
    .where('status', '=', 'approved')
    .where((claim) => claim.or([claim('answerBy', '<=', now), claim('answeredAt', 'is not', null)]))
    .orderBy('answerBy')
    .orderBy('id')
    .execute();

export const listClaimIdsOfSessions = async (db: Db, sessionIds: string[]): Promise<string[]> =>
  (await db.selectFrom('claims').select('id').where('sessionId', 'in', sessionIds).execute()).map(({ id }) => id);

export async function deleteClaim(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('claims').where('id', '=', id).execute();
}
