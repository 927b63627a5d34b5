import type { Tx } from '../db/open-database.ts';
import { listRowsNaming, listRowsOfActor, listRowsWithAddress, redactRows } from './audit-store.ts';

/** What was done stays told, without where the person was and without what names them. */
export async function redactPerson(
  tx: Tx,
  { accountId, bookingIds, contacts }: { accountId: string; bookingIds: string[]; contacts: string[] },
  now: Temporal.Instant,
): Promise<void> {
  const acted = await listRowsOfActor(tx, accountId);
  await redactRows(tx, { rowIds: acted, columns: ['from_address'], because: accountId }, now);
  const named = await listRowsNaming(tx, { targets: [accountId, ...bookingIds], contacts });
  await redactRows(tx, { rowIds: named, columns: ['data'], because: accountId }, now);
}

/** Network addresses are traffic data. Returns how many rows had one. */
export async function redactOldAddresses(
  tx: Tx,
  { before, limit, now }: { before: Temporal.Instant; limit: number; now: Temporal.Instant },
): Promise<number> {
  const rowIds = await listRowsWithAddress(tx, before, limit);
  return redactRows(tx, { rowIds, columns: ['from_address'], because: 'retention' }, now);
}
