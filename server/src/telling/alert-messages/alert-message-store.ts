import type { NoticeChannel } from '@laine/contract/states.ts';
import type { PlannedMessage } from '@laine/rules/people/plan-alert-messages.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';

type NewMessage = PlannedMessage & { alertId: string; accountId: string };

/** Undefined if that person already has it. */
export async function insertMessage(tx: Tx, message: NewMessage, now: Temporal.Instant): Promise<string | undefined> {
  const row = await tx
    .insertInto('alertMessages')
    .values({ id: newId(), ...message, state: 'queued', createdAt: now })
    .onConflict((conflict) => conflict.columns(['alertId', 'accountId', 'channel']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Window = { accountId: string; channel: NoticeChannel; stationId: string | null; dueAt: Temporal.Instant };

/** The next message to the same person about the same station, so that both are sent as one. */
export async function findEarlierDue(tx: Tx, { accountId, channel, stationId, dueAt }: Window, now: Temporal.Instant) {
  const row = await tx
    .selectFrom('alertMessages')
    .innerJoin('alerts', 'alerts.id', 'alertMessages.alertId')
    .select('alertMessages.dueAt')
    .where('alertMessages.accountId', '=', accountId)
    .where('alertMessages.channel', '=', channel)
    .where('alertMessages.state', '=', 'queued')
    .where('alertMessages.pace', '<>', 'digest')
    .where('alertMessages.dueAt', '>', now)
    .where('alertMessages.dueAt', '<=', dueAt)
    .where(sql<boolean>`alerts.station_id is not distinct from ${stationId}`)
    .orderBy('alertMessages.dueAt')
    .limit(1)
    .executeTakeFirst();
  return row?.dueAt;
}

const columns = [
  'alertMessages.id',
  'alertMessages.alertId',
  'alertMessages.accountId',
  'alertMessages.channel',
  'alertMessages.pace',
  'alertMessages.state',
] as const;

export async function findMessage(db: Db, id: string) {
  return db
    .selectFrom('alertMessages')
    .innerJoin('alerts', 'alerts.id', 'alertMessages.alertId')
    .select(columns)
    .select('alerts.stationId')
    .where('alertMessages.id', '=', id)
    .executeTakeFirst();
}

export type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Longer than any time limit of a mail server or gateway; a lease of a dead process ends after this time. */
const LEASED_FOR = sql`interval '1 minute'`;

/**
 * Everything due to one person by one channel: about one station, or for the digest. Leased messages aren't sent
 * elsewhere. Empty if somebody else was first.
 */
export async function leaseDue(
  db: Db,
  { accountId, channel, pace, stationId }: Message,
  now: Temporal.Instant,
): Promise<string[]> {
  const isSameKind =
    pace === 'digest'
      ? sql<boolean>`pace = 'digest'`
      : sql<boolean>`pace <> 'digest' and alert_id in
          (select alerts.id from alerts where alerts.station_id is not distinct from ${stationId})`;
  const rows = await db
    .updateTable('alertMessages')
    .set({ leasedUntil: sql<Temporal.Instant>`clock_timestamp() + ${LEASED_FOR}` })
    .where('accountId', '=', accountId)
    .where('channel', '=', channel)
    .where('state', '=', 'queued')
    .where('dueAt', '<=', now)
    .where(isSameKind)
    .where(sql<boolean>`(leased_until is null or leased_until < clock_timestamp())`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The content of leased messages, in the order of events. */
export async function listLeased(db: Db, ids: string[]) {
  return db
    .selectFrom('alertMessages')
    .innerJoin('alerts', 'alerts.id', 'alertMessages.alertId')
    .leftJoin('stations', 'stations.id', 'alerts.stationId')
    .select(['alertMessages.id', 'alertMessages.alertId', 'alerts.kind', 'alerts.stationId', 'alerts.data'])
    .select(['alerts.createdAt', 'alerts.closedAt', 'alerts.takenAt', 'stations.metadata'])
    .where('alertMessages.id', 'in', ids)
    .orderBy('alerts.createdAt')
    .orderBy('alertMessages.id')
    .execute();
}

type Outcome = { state: 'sent' | 'failed' | 'dropped' | 'queued'; sentAt?: Temporal.Instant };

/** Ends the leases as well. */
export async function recordOutcome(db: Db, ids: string[], outcome: Outcome): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('alertMessages')
    .set({ ...outcome, leasedUntil: null })
    .where('id', 'in', ids)
    .where('state', '=', 'queued')
    .execute();
}

export async function postpone(db: Db, id: string, dueAt: Temporal.Instant): Promise<void> {
  await db
    .updateTable('alertMessages')
    .set({ dueAt })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where('dueAt', '<', dueAt)
    .execute();
}

/** Other alerts that this person has heard of and that are still open. */
export async function countStillOpen(db: Db, accountId: string, except: string[]): Promise<number> {
  const { count } = await db
    .selectFrom('alerts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('closedAt', 'is', null)
    .where('takenAt', 'is', null)
    .where('id', 'not in', except)
    .where((alert) =>
      alert.exists(
        alert
          .selectFrom('alertMessages')
          .select('alertMessages.id')
          .whereRef('alertMessages.alertId', '=', 'alerts.id')
          .where('alertMessages.accountId', '=', accountId)
          .where('alertMessages.state', '=', 'sent'),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function listRecent(db: Db, accountId: string, limit: number) {
  return db
    .selectFrom('alertMessages')
    .innerJoin('alerts', 'alerts.id', 'alertMessages.alertId')
    .select(['alertMessages.id', 'alertMessages.channel', 'alertMessages.pace', 'alertMessages.state'])
    .select(['alertMessages.dueAt', 'alertMessages.sentAt', 'alerts.kind', 'alerts.stationId'])
    .where('alertMessages.accountId', '=', accountId)
    .orderBy('alertMessages.createdAt', 'desc')
    .orderBy('alertMessages.id')
    .limit(limit)
    .execute();
}
