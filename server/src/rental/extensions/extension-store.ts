import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ExtensionsTable } from '../../ground/db/tables/bookings.ts';

export type ExtensionRow = Selectable<ExtensionsTable>;

type NewExtension = Omit<ExtensionRow, 'status' | 'cardRefusedAt' | 'createdAt' | 'updatedAt'>;

export async function insertExtension(tx: Tx, extension: NewExtension, now: Temporal.Instant): Promise<ExtensionRow> {
  const row = { ...extension, status: 'held' as const, cardRefusedAt: null, createdAt: now, updatedAt: now };
  await tx.insertInto('extensions').values(row).execute();
  return row;
}

export const findExtension = (db: Db, id: string): Promise<ExtensionRow | undefined> =>
  db.selectFrom('extensions').selectAll().where('id', '=', id).executeTakeFirst();

export const lockExtension = (tx: Tx, id: string): Promise<ExtensionRow | undefined> =>
  tx.selectFrom('extensions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The extension that a charge is for, as long as that charge is the one that counts. */
export const lockExtensionByCharge = (tx: Tx, ledgerId: string): Promise<ExtensionRow | undefined> =>
  tx.selectFrom('extensions').selectAll().where('ledgerId', '=', ledgerId).forUpdate().executeTakeFirst();

/** There is at most one that did not lapse. */
export const findLiveExtension = (db: Db, bookingId: string): Promise<ExtensionRow | undefined> =>
  db
    .selectFrom('extensions')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['held', 'done'])
    .executeTakeFirst();

/** How often an hour was kept for a booking and not paid. */
export async function countLapsed(db: Db, bookingId: string): Promise<number> {
  const lapsed = db.selectFrom('extensions').select('id').where('bookingId', '=', bookingId);
  return (await lapsed.where('status', '=', 'lapsed').execute()).length;
}

type ExtensionChange = Partial<Pick<ExtensionRow, 'status' | 'ledgerId' | 'cardRefusedAt'>>;

export async function updateExtension(
  tx: Tx,
  id: string,
  change: ExtensionChange,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('extensions')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Extensions whose time to pay is over. */
export const listOverdueExtensions = (db: Db, now: Temporal.Instant, limit: number): Promise<ExtensionRow[]> =>
  db
    .selectFrom('extensions')
    .selectAll()
    .where('status', '=', 'held')
    .where('heldUntil', '<=', now)
    .orderBy('heldUntil')
    .limit(limit)
    .execute();

/** Extensions that lapsed while a payment could still have been on its way. */
export const listLapsedWithOpenCharge = (db: Db, limit: number): Promise<ExtensionRow[]> =>
  db
    .selectFrom('extensions')
    .selectAll('extensions')
    .innerJoin('ledger', 'ledger.id', 'extensions.ledgerId')
    .where('extensions.status', '=', 'lapsed')
    .where('ledger.state', '=', 'pending')
    .orderBy('extensions.heldUntil')
    .limit(limit)
    .execute();
