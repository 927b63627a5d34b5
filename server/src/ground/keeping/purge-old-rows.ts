import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { type Batch, endBatch, type Table } from './keeping-store.ts';
import { type OldRows, retention, type Rule } from './retention.ts';

/** Small enough that a statement takes well under a second, and other work gets its turn in between. */
const ROWS_AT_ONCE = 1000;
/** A backlog of years is worked off over several nights rather than in one that reaches into the day. */
const MAX_BATCHES_A_NIGHT = 500;
/** For everybody who waits for the same disk. */
const PAUSE_MS = 20;

/** A kind of row that cannot be purged stops no other kind. */
export async function purgeOldRows(deps: Deps, limit = ROWS_AT_ONCE, maxBatches = MAX_BATCHES_A_NIGHT): Promise<void> {
  const failures: Error[] = [];
  for (const rule of retention) {
    await purgeKind(deps, rule, limit, maxBatches).catch((cause: unknown) =>
      failures.push(new Error(rule.rows, { cause })),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `not purged: ${failures.map(({ message }) => message).join(', ')}`);
}

async function purgeKind(deps: Deps, rule: Rule, limit: number, maxBatches: number): Promise<void> {
  const now = deps.now();
  const before = rule.keptSince(now.toZonedDateTimeISO('UTC')).toInstant();
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const gone = await deps.db.transaction((tx) => purgeBatch(tx, rule, { before, limit, now }));
    if (gone < limit) return;
    await setTimeout(PAUSE_MS);
  }
}

/** How many rows that were, in the table that had most of them. */
async function purgeBatch(tx: Tx, rule: Rule, batch: Batch & { now: Temporal.Instant }): Promise<number> {
  const { before, limit } = batch;
  if ('by' in rule) return rule.by(tx, batch);
  if ('blank' in rule) return endBatch(tx, rule, { isDue: rule.where(before), first: rule.first, limit });
  let most = 0;
  for (const [table, isOld] of Object.entries(rule.remove) as [Table, Required<OldRows>[Table]][]) {
    const due =
      typeof isOld === 'function'
        ? { isDue: isOld(before) }
        : { isDue: sql`${sql.ref(isOld)} < ${before}`, first: isOld };
    most = Math.max(most, await endBatch(tx, { remove: table }, { ...due, limit }));
  }
  return most;
}
