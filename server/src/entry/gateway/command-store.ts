import type { StationCommand } from '@laine/contract/station-link.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';

/**
 * Commands to stations, written down before they are sent.
 *
 *   asked (no outcome) ─▶ sent ─▶ done | failed | no-answer
 *                      └─▶ never-sent    the station was out of reach, or the time was over
 *
 * Only the process that moves a command from asked to sent may send it, so it is sent once and never late.
 */

export const COMMAND_CHANNEL = 'station-command';
export const COMMAND_DONE_CHANNEL = 'station-command-done';

export type Outcome = 'done' | 'failed' | 'no-answer' | 'never-sent';

export type CommandEnd = { outcome: Outcome; result: unknown };

export type Command = {
  id: string;
  stationId: string;
  kind: StationCommand;
  params: unknown;
  askedBy: string;
  expiresAt: Temporal.Instant;
};

/** `here`: this process sends it itself. `elsewhere`: the socket's holder is notified. */
type Holder = 'here' | 'elsewhere' | 'nobody';

export async function insertCommand(
  db: Db,
  { params, ...command }: Command,
  holder: Holder,
  now: Temporal.Instant,
): Promise<void> {
  const lockerNumber = (params as { lockerNumber?: number }).lockerNumber ?? null;
  const row = { ...command, lockerNumber, params: asJson(params), createdAt: now };
  const states = { here: { outcome: 'sent' }, elsewhere: {}, nobody: { outcome: 'never-sent', endedAt: now } } as const;
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

/** Undefined when another process has claimed it, its time is over, or there is no such command. */
export async function claimCommand(db: Db, id: string, now: Temporal.Instant): Promise<Command | undefined> {
  return db
    .updateTable('commands')
    .set({ outcome: 'sent' })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['id', 'stationId', 'kind', 'params', 'askedBy', 'expiresAt'])
    .executeTakeFirst();
}

/** Nobody may send it any more; if it was already sent, it stays unchanged. */
export async function giveUpCommand(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('commands')
    .set({ outcome: 'never-sent', endedAt: now })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** Wakes the caller, in whichever process it waits. */
export async function recordOutcome(
  db: Db,
  id: string,
  { outcome, result }: CommandEnd,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .with('ended', (query) =>
      query
        .updateTable('commands')
        .set({ outcome, result: asJson(result), endedAt: now })
        .where('id', '=', id)
        .where('outcome', '=', 'sent')
        .returning('id'),
    )
    .selectFrom('ended')
    .select(sql`pg_notify(${COMMAND_DONE_CHANNEL}, id)`.as('told'))
    .execute();
}

/** Undefined while it is under way. */
export async function findOutcome(db: Db, id: string): Promise<CommandEnd | undefined> {
  const row = await db
    .selectFrom('commands')
    .select(['outcome', 'result'])
    .where('id', '=', id)
    .where('endedAt', 'is not', null)
    .executeTakeFirst();
  return row && { outcome: row.outcome as Outcome, result: row.result };
}

/** Commands requested while nobody listened. */
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
