import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { LockerStatus } from '@laine/contract/states.ts';
import type { EventEnvelope } from '@laine/contract/station-link.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';

type EventKey = { stationId: string; bootId: string; sequence: number };

export type NewEvent = EventKey & { envelope: EventEnvelope; receivedAt: Temporal.Instant };

/** Applied in the transaction that stores it, or parked for a reason. */
type Outcome = { countedAt: Temporal.Instant; appliedAt: Temporal.Instant } | { parked: string };

/** False when it is stored already. */
export async function insertEvent(tx: Tx, { envelope, ...event }: NewEvent, outcome: Outcome): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stationEvents')
    .values({ ...event, happenedAt: Temporal.Instant.from(envelope.at), payload: asJson(envelope), ...outcome })
    .onConflict((conflict) => conflict.columns(['stationId', 'bootId', 'sequence']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type OpenAlert = { kind: AlertKind; target: string; data: unknown };

const openAlerts = sql<OpenAlert[]>`(
  select coalesce(json_agg(json_build_object('kind', kind, 'target', target, 'data', data)), '[]')
  from alerts where alerts.station_id = stations.id and closed_at is null)`;

type About = { stationId: string; lockerNumber: number | null; sessionId: string | null };

export type EventFacts = Awaited<ReturnType<typeof readEventFacts>>;

/** What an event is judged by, before it changes anything. */
export async function readEventFacts(tx: Tx, { stationId, lockerNumber, sessionId }: About) {
  return tx
    .selectFrom('stations')
    .select(['bootId', 'journalAt', 'clockOffsetInMs', 'offsetBeforeBootInMs', 'firstOpenedAt'])
    .select(openAlerts.as('openAlerts'))
    .select([
      sql<boolean>`(webhook_url is not null)`.as('hasWebhook'),
      sql<LockerStatus | null>`(select lockers.status from lockers
        where lockers.station_id = stations.id and lockers.number = ${lockerNumber})`.as('lockerStatus'),
      sql<boolean>`exists (select from sessions where sessions.station_id = stations.id
        and sessions.locker_number = ${lockerNumber} and sessions.status = 'started')`.as('isBoardOut'),
      sql<boolean>`exists (select from sessions where sessions.replaces = ${sessionId})`.as('hasReplacement'),
    ])
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
}

export async function readLastSequence(db: Db, stationId: string, bootId: string): Promise<number> {
  const row = await db
    .selectFrom('stationEvents')
    .select('sequence')
    .where('stationId', '=', stationId)
    .where('bootId', '=', bootId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** One step through the index per boot, however many events a summer had. */
export async function listLastSequences(db: Db, stationId: string): Promise<{ bootId: string; sequence: number }[]> {
  const { rows } = await sql<{ bootId: string; sequence: number }>`
    with recursive boots as (
      (select boot_id, sequence from station_events
       where station_id = ${stationId} order by boot_id desc, sequence desc limit 1)
      union all
      select older.boot_id, older.sequence from boots, lateral (
        select boot_id, sequence from station_events
        where station_id = ${stationId} and boot_id < boots.boot_id order by boot_id desc, sequence desc limit 1) older
    )
    select boot_id, sequence from boots`.execute(db);
  return rows;
}
