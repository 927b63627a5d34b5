import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import type { StationCommand } from '../stations/ports.ts';

/**
 * Commands to stations, written down before they are sent.
 *
 *   asked (no outcome) ─▶ sent ─▶ done | failed | no-answer
 *                      └─▶ never-sent    the station was out of reach, or the time was over
 *
 * Only whoever moves a command from asked to sent may send it, so it is sent once, by one process, and never late.
 */

export const COMMAND_CHANNEL = 'station-command';
export const COMMAND_DONE_CHANNEL = 'station-command-done';

export type Outcome = 'done' | 'failed' | 'no-answer' | 'never-sent';

export type Command = {
  id: string;
  stationId: string;
  kind: StationCommand;
  params: unknown;
  askedBy: string;
  expiresAt: Temporal.Instant;
};

/** `here`: this process sends it itself. `elsewhere`: whoever holds the socket is told. */
type Holder = 'here' | 'elsewhere' | 'nobody';

export async function insertCommand(
  db: Db,
  { params, ...command }: Command,
  holder: Holder,
  now: Temporal.Instant,
): Promise<void> {
  const lockerNumber = (params as { lockerNumber?: number }).lockerNumber ?? null;
  const row = { ...command, lockerNumber, params: asJson(params), createdAt: now };
  const states = { here: { outcome: 'sent' }, elsewhere: {}, nobody: { outcome: 'never-sent', endedAt: now } };
  const { stationId, id } = command;
  const told = sql`pg_notify(${COMMAND_CHANNEL}, ${`${stationId} ${id}`})`;
  await db
    .with('asked', (query) =>
      query
        .insertInto('commands')
        .values({ ...row, ...states[holder] })
        .returning('id'),
    )
    .selectFrom('asked')
    .select(holder === 'elsewhere' ? told.as('told') : 'id')
    .execute();
}

/** Undefined when somebody else has it, it is over, or there is no such command. */
export async function takeCommand(db: Db, id: string, now: Temporal.Instant): Promise<Command | undefined> {
  const row = await db
    .updateTable('commands')
    .set({ outcome: 'sent' })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'stationId', 'kind', 'params', 'askedBy', 'expiresAt'])
    .executeTakeFirst();
  return row && { ...row, kind: row.kind as StationCommand };
}

/** From now on nobody may send it; one that was sent already stays as it is. */
export async function giveUpCommand(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('commands')
    .set({ outcome: 'never-sent', endedAt: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Wakes whoever asked, in whichever process. */
export async function settleCommand(
  db: Db,
  id: string,
  { outcome, result }: { outcome: Outcome; result: unknown },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .with('settled', (query) =>
      query
        .updateTable('commands')
        .set({ outcome, result: asJson(result), endedAt: now })
        .where('id', '=', id)
        .where('outcome', '=', 'sent')
        .returning('id'),
    )
    .selectFrom('settled')
    .select(sql`pg_notify(${COMMAND_DONE_CHANNEL}, id)`.as('told'))
    .execute();
}

/** Undefined while it is under way. */
export async function findSettled(db: Db, id: string): Promise<{ outcome: Outcome; result: unknown } | undefined> {
  const row = await db
    .selectFrom('commands')
    .select(['outcome', 'result'])
    .where('id', '=', id)
    .where('endedAt', 'is not', null)
    .executeTakeFirst();
  return row && { outcome: row.outcome as Outcome, result: row.result };
}

/** What was asked for while nobody listened. */
export async function listUnsentCommands(db: Db, stationIds: string[], now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('commands')
    .select('id')
    .where('stationId', '=', sql<string>`any(${stationIds})`)
    .where('outcome', 'is', null)
    .where('expiresAt', '>', now)
    .execute();
  return rows.map(({ id }) => id);
}
