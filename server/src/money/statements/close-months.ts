import { statementOf } from '@laine/rules/money/statement-of.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { closingDay, findOpenMonth, listOpenEntries, shareOf } from './open-month.ts';
import { listSharedStations } from './share-store.ts';
import { insertStatement } from './statement-store.ts';

/**
 * Closes every past month some days after its end: by then the provider's book has its fees. One month at a time,
 * oldest first, so the next night makes up for a missed one.
 */
export async function closeMonths(deps: Deps): Promise<void> {
  for (const stationId of await listSharedStations(deps.db.query)) {
    while (await deps.db.transaction((tx) => closeNextMonth(tx, stationId, deps.now())));
  }
}

/** False if there is none to close yet. */
async function closeNextMonth(tx: Tx, stationId: string, now: Temporal.Instant): Promise<boolean> {
  // Two instances close a month one after the other.
  await tx.selectFrom('stations').select('id').where('id', '=', stationId).forNoKeyUpdate().execute();
  const open = await findOpenMonth(tx, stationId);
  if (!open || Temporal.PlainDate.compare(dateIn(open.timeZone, now), closingDay(open.month)) < 0) return false;

  const { month, carriedInCents } = open;
  const { percent, payee, taxNumber, iban } = shareOf(open.shares, month);
  const entries = await listOpenEntries(tx, open, open.startOf(month.add({ months: 1 })));
  const sums = statementOf(entries, Number(percent), carriedInCents);
  const { carriesInCents, payableInCents } = sums;
  const closed = { stationId, month, percent, payee, taxNumber, iban, sums, carriesInCents, payableInCents };
  await insertStatement(tx, { ...closed, closedAt: now }, entries);
  return true;
}
