import { StationCountry } from '@laine/contract/station-country.ts';
import { STATEMENT_CLOSES_AFTER_DAYS } from '@laine/rules/constants.ts';
import { later } from '@laine/rules/instants.ts';
import { statementOf } from '@laine/rules/statement-of.ts';
import { dateIn } from '@laine/rules/wall-time.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { ShareRow } from './share-store.ts';
import { listSharedStations, listShares } from './share-store.ts';
import { findLastStatement, insertStatement } from './statement-store.ts';
import { uncountedEntries } from './uncounted-entries.ts';

const CORRECTED_WITHIN_YEARS = 2;

/**
 * Closes every month that is over, some days after its end: by then the provider's book has told its fees. One month at a
 * time, oldest first, so a night that was missed is made up for.
 */
export async function closeMonths(deps: Deps): Promise<void> {
  for (const stationId of await listSharedStations(deps.db.query)) {
    while (await deps.db.transaction((tx) => closeNextMonth(tx, stationId, deps.now())));
  }
}

/** False when there is none to close yet. */
async function closeNextMonth(tx: Tx, stationId: string, now: Temporal.Instant): Promise<boolean> {
  // Two instances that keep house close a month one after the other.
  const { metadata } = await tx
    .selectFrom('stations')
    .select('metadata')
    .where('id', '=', stationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const shares = await listShares(tx, stationId);
  const last = await findLastStatement(tx, stationId);
  const firstDay = shares.at(-1)?.firstDay;
  const month = last ? last.month.add({ months: 1 }) : firstDay;
  if (!firstDay || !month) return false;
  const timeZone = metadata['timeZone'] ?? 'UTC';
  const next = month.add({ months: 1 });
  if (Temporal.PlainDate.compare(dateIn(timeZone, now), next.add({ days: STATEMENT_CLOSES_AFTER_DAYS })) < 0)
    return false;

  const share = shareOf(shares, month);
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  // Older rows no longer change, and some have left the books.
  const looksBackTo = startOf(month.subtract({ years: CORRECTED_WITHIN_YEARS }));
  const span = { stationId, from: later(startOf(firstDay), looksBackTo), to: startOf(next) };
  const country = StationCountry.parse(metadata['country']);
  const entries = await uncountedEntries(tx, span, { country, timeZone });
  const sums = statementOf(entries, Number(share.percent), last?.carriesInCents ?? 0);
  const { percent, payee, taxNumber, iban } = share;
  const { carriesInCents, payableInCents } = sums;
  const closed = { stationId, month, percent, payee, taxNumber, iban, sums, carriesInCents, payableInCents };
  await insertStatement(tx, { ...closed, closedAt: now }, entries);
  return true;
}

/** The newest that holds on the month's first day; the list is newest first. */
function shareOf(shares: ShareRow[], month: Temporal.PlainDate): ShareRow {
  const share = shares.find(({ firstDay }) => Temporal.PlainDate.compare(firstDay, month) <= 0);
  if (!share) throw new Error('no month before the first share is closed');
  return share;
}
