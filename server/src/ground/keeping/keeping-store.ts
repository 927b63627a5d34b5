import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { Tx } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';

export type Table = keyof Tables;
export type Condition = RawBuilder<unknown>;

/** At most `limit` rows, all older than `before`. */
export type Batch = { before: Temporal.Instant; limit: number };

/** Columns to blank, with their new values. */
export type Blanking<T extends Table = Table> = { [Each in T]: { blank: Each; to: Updateable<Tables[Each]> } }[T];
type Ending<T extends Table> = { remove: T } | Blanking<T>;

/** One step: which rows of a table are about somebody or something, by a column of the same name or by a condition. */
export type Step<About> = {
  [T in Table]: Ending<T> & { of: (keyof About & keyof Tables[T]) | ((about: About) => Condition) };
}[Table];

/** In the given order: referencing rows go before their target, and two runs at once don't deadlock. */
export async function carryOut<About extends Record<string, string | string[]>>(
  tx: Tx,
  steps: readonly Step<About>[],
  about: About,
): Promise<void> {
  for (const step of steps) {
    const { of } = step;
    await endRows(tx, step, typeof of === 'function' ? of(about) : columnIs(of, about));
  }
}

function columnIs<About extends Record<string, string | string[]>>(column: keyof About, about: About): Condition {
  const value = about[column];
  return sql`${sql.ref(String(column))} = ${Array.isArray(value) ? sql`any(${value})` : value}`;
}

/**
 * At most `limit` rows that meet the condition, addressed by their physical place. `first`: the least of this column, so
 * that an index over it leads to them, past none that earlier batches have emptied.
 */
export function endBatch(
  tx: Tx,
  ending: Ending<Table>,
  { isDue, first, limit }: { isDue: Condition; first?: string | undefined; limit: number },
): Promise<number> {
  const table = sql.table(tableOf(ending));
  const order = first === undefined ? sql`` : sql`order by ${sql.ref(first)}`;
  return endRows(tx, ending, sql`ctid = any(array(select ctid from ${table} where ${isDue} ${order} limit ${limit}))`);
}

/** Returns the number of rows. */
async function endRows(tx: Tx, ending: Ending<Table>, which: Condition): Promise<number> {
  const table = sql.table(tableOf(ending));
  const done =
    'remove' in ending
      ? sql`delete from ${table} where ${which}`
      : sql`update ${table} set ${assignments(ending.to)} where ${which}`;
  return Number((await done.execute(tx)).numAffectedRows ?? 0);
}

const tableOf = (ending: Ending<Table>): Table => ('remove' in ending ? ending.remove : ending.blank);

const assignments = (to: object): Condition =>
  sql.join(Object.entries(to).map(([column, value]) => sql`${sql.ref(column)} = ${value}`));

/** Locked until the caller has removed them with everything that points at them. */
export async function lockIds(
  tx: Tx,
  table: 'bookings' | 'ledger' | 'sessions',
  { isDue, first, limit }: { isDue: Condition; first?: 'end'; limit: number },
): Promise<string[]> {
  const order = first === undefined ? sql`` : sql`order by ${sql.ref(first)}`;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${isDue} ${order} limit ${limit} for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The only way for the security record to lose rows. */
export async function endSecurityEvents(tx: Tx, { before, limit }: Batch): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select purge_security_events(${before}, ${limit}) as gone`.execute(tx);
  return rows[0]?.gone ?? 0;
}
