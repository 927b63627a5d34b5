import { StationCountry } from '@laine/contract/station-country.ts';
import { STATEMENT_CLOSES_AFTER_DAYS } from '@laine/rules/constants.ts';
import { later } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { ShareRow } from './share-store.ts';
import { listShares } from './share-store.ts';
import { findLastStatement } from './statement-store.ts';
import { type Entry, uncountedEntries } from './uncounted-entries.ts';

const CORRECTED_WITHIN_YEARS = 2;

/** A station's first month that isn't closed, with the facts needed to close it. */
export type OpenMonth = {
  stationId: string;
  month: Temporal.PlainDate;
  /** The first day of the owner's share. */
  firstDay: Temporal.PlainDate;
  shares: ShareRow[];
  carriedInCents: number;
  timeZone: string;
  country: string | undefined;
  startOf: (day: Temporal.PlainDate) => Temporal.Instant;
};

/** Undefined if the station isn't shared. */
export async function findOpenMonth(db: Db, stationId: string): Promise<OpenMonth | undefined> {
  const { metadata } = await db
    .selectFrom('stations')
    .select('metadata')
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  const shares = await listShares(db, stationId);
  const last = await findLastStatement(db, stationId);
  const firstDay = shares.at(-1)?.firstDay;
  const month = last ? last.month.add({ months: 1 }) : firstDay;
  if (!firstDay || !month) return undefined;
  const timeZone = metadata['timeZone'] ?? 'UTC';
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  const carriedInCents = last?.carriesInCents ?? 0;
  return { stationId, month, firstDay, shares, carriedInCents, timeZone, country: metadata['country'], startOf };
}

/** By then the provider's book has the month's fees. */
export const closingDay = (month: Temporal.PlainDate): Temporal.PlainDate =>
  month.add({ months: 1 }).add({ days: STATEMENT_CLOSES_AFTER_DAYS });

/** Entries that no closed month has counted, up to a moment; `before`: entries of earlier open months. */
export function listOpenEntries(db: Db, open: OpenMonth, to: Temporal.Instant, before: Entry[] = []): Promise<Entry[]> {
  const { stationId, month, firstDay, timeZone, startOf } = open;
  // Older rows no longer change, and some have left the books.
  const looksBackTo = startOf(month.subtract({ years: CORRECTED_WITHIN_YEARS }));
  const span = { stationId, from: later(startOf(firstDay), looksBackTo), to };
  return uncountedEntries(db, span, { country: StationCountry.parse(open.country), timeZone }, before);
}

/** The newest share in force on the month's first day; the list is newest first. */
export function shareOf(shares: ShareRow[], month: Temporal.PlainDate): ShareRow {
  const share = shares.find(({ firstDay }) => Temporal.PlainDate.compare(firstDay, month) <= 0);
  if (!share) throw new Error('no month before the first share is closed');
  return share;
}
