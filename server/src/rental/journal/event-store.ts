import type { EventEnvelope } from '@laine/contract/station-link.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';

type EventKey = { stationId: string; bootId: string; sequence: number };

export type NewEvent = EventKey & { envelope: EventEnvelope; receivedAt: Temporal.Instant };

/** False when it is stored already. */
export async function insertEvent(
  tx: Tx,
  { envelope, ...event }: NewEvent,
  parked: string | null = null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stationEvents')
    .values({ ...event, happenedAt: Temporal.Instant.from(envelope.at), payload: asJson(envelope), parked })
    .onConflict((conflict) => conflict.columns(['stationId', 'bootId', 'sequence']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function markApplied(
  tx: Tx,
  { stationId, bootId, sequence }: EventKey,
  countedAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('stationEvents')
    .set({ countedAt, appliedAt: now })
    .where('stationId', '=', stationId)
    .where('bootId', '=', bootId)
    .where('sequence', '=', sequence)
    .execute();
}

export async function getJournal(tx: Tx, stationId: string) {
  return tx
    .selectFrom('stations')
    .select(['bootId', 'journalAt', 'clockOffsetInMs', 'offsetBeforeBootInMs'])
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
