import { namesContact } from '@laine/rules/people/names-contact.ts';
import type { Tx } from '../db/open-database.ts';
import { listRowsAbout, listRowsOfActor, listRowsWithAddress, listRowsThatMayName, redactRows } from './audit-store.ts';

/** Keeps the actions, but removes the person's addresses and everything that names them. */
export async function redactPerson(
  tx: Tx,
  { accountId, bookingIds, contacts }: { accountId: string; bookingIds: string[]; contacts: string[] },
  now: Temporal.Instant,
): Promise<void> {
  const acted = await listRowsOfActor(tx, accountId);
  await redactRows(tx, { rowIds: acted, columns: ['from_address'], because: accountId }, now);
  const about = await listRowsAbout(tx, [accountId, ...bookingIds]);
  const naming = (await listRowsThatMayName(tx, contacts)).filter(({ data }) =>
    contacts.some((contact) => namesContact(data, contact)),
  );
  const rowIds = [...new Set([...about, ...naming.map(({ id }) => id)])];
  await redactRows(tx, { rowIds, columns: ['data'], because: accountId }, now);
}

/** Network addresses are traffic data. Returns the number of rows that had one. */
export async function redactOldAddresses(
  tx: Tx,
  { before, limit, now }: { before: Temporal.Instant; limit: number; now: Temporal.Instant },
): Promise<number> {
  const rowIds = await listRowsWithAddress(tx, before, limit);
  return redactRows(tx, { rowIds, columns: ['from_address'], because: 'retention' }, now);
}
