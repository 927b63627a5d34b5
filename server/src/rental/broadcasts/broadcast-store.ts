import type { BroadcastPart } from '@laine/contract/broadcast-kind.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { BroadcastsTable } from '../../ground/db/tables/stations.ts';

export type BroadcastRow = Selectable<BroadcastsTable>;

/** False when the id is taken. */
export async function insertBroadcast(tx: Tx, { words, ...broadcast }: BroadcastRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('broadcasts')
    .values({ ...broadcast, words: asJson(words) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findBroadcast = (db: Db, id: string): Promise<BroadcastRow | undefined> =>
  db.selectFrom('broadcasts').selectAll().where('id', '=', id).executeTakeFirst();

type NewRecipient = { bookingId: string; part: BroadcastPart };

/** Returns the newly added ones. */
export async function insertRecipients(
  tx: Tx,
  broadcastId: string,
  recipients: readonly NewRecipient[],
): Promise<NewRecipient[]> {
  if (recipients.length === 0) return [];
  return tx
    .insertInto('broadcastRecipients')
    .values(recipients.map(({ bookingId, part }) => ({ broadcastId, bookingId, part })))
    .onConflict((conflict) => conflict.columns(['broadcastId', 'bookingId']).doNothing())
    .returning(['bookingId', 'part'])
    .execute();
}

const selectWithSender = (db: Db) =>
  db
    .selectFrom('broadcasts')
    .innerJoin('accounts', 'accounts.id', 'broadcasts.sentBy')
    .selectAll('broadcasts')
    .select(['accounts.name', 'accounts.email'])
    .select([
      countOfPart('out').as('out'),
      countOfPart('coming').as('coming'),
      countOfPart('cancelled').as('cancelled'),
    ]);

const countOfPart = (part: BroadcastPart) =>
  sql<number>`(select count(*)::int from broadcast_recipients where broadcast_id = broadcasts.id and part = ${part})`;

export type SentBroadcast = BroadcastRow & { name: string | null; email: string | null } & Record<
    BroadcastPart,
    number
  >;

export const findSentBroadcast = (db: Db, id: string): Promise<SentBroadcast | undefined> =>
  selectWithSender(db).where('broadcasts.id', '=', id).executeTakeFirst();

type BroadcastFilter = { stationId: string; offset: number; limit: number };

/** Newest first. */
export const listSentBroadcasts = (db: Db, { stationId, offset, limit }: BroadcastFilter): Promise<SentBroadcast[]> =>
  selectWithSender(db)
    .where('stationId', '=', stationId)
    .orderBy('broadcasts.createdAt', 'desc')
    .orderBy('broadcasts.id')
    .offset(offset)
    .limit(limit)
    .execute();

export const listRecipients = (db: Db, broadcastId: string) =>
  db
    .selectFrom('broadcastRecipients')
    .innerJoin('bookings', 'bookings.id', 'broadcastRecipients.bookingId')
    .select(['bookingId', 'part', 'locale'])
    .where('broadcastId', '=', broadcastId)
    .orderBy('bookings.start')
    .orderBy('bookings.id')
    .execute();

/** The messages to each recipient: the broadcast itself, or those of the cancellation that replaced it. */
export const listMessagesOf = (db: Db, broadcastId: string) =>
  db
    .selectFrom('broadcastRecipients')
    .innerJoin('notices', 'notices.bookingId', 'broadcastRecipients.bookingId')
    .select(['notices.bookingId', 'channel', 'state'])
    .where('broadcastId', '=', broadcastId)
    .where((row) =>
      row.or([
        row.and([row('kind', '=', 'broadcast'), row('occasion', '=', broadcastId)]),
        row.and([row('part', '=', 'cancelled'), row('kind', 'in', ['cancellation-asked', 'booking-cancelled'])]),
      ]),
    )
    .execute();
