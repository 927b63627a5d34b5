import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { csvTable } from '../../ground/csv-table.ts';
import type { Deps } from '../../ground/deps.ts';
import { type InsightDayRow, listDays } from './insight-store.ts';
import { insightRange } from './read-insights.ts';

/** The days of a range for a spreadsheet, all computed before the first row is sent. Sums identify nobody. */
export async function exportInsights(
  deps: Deps,
  actor: Actor,
  filter: ParsedInput<typeof calls.insightsCsv>,
): Promise<AsyncIterable<string>> {
  const { query } = deps.db;
  const range = await insightRange(deps, actor.who, filter);
  const { stationId = null } = filter;
  const data = { from: range.from.toString(), to: range.to.toString() };
  const action = { action: 'insights-exported', target: stationId ?? 'insights', stationId, data } as const;
  await recordAction(query, actor, action, deps.now());
  return csvTable(columns, (last, limit) => listDays(query, range, last, limit), cellsOf);
}

const columns = [
  'day',
  'station',
  'revenue',
  'bookings',
  'boards',
  'noShows',
  'returned',
  'late',
  'lateMinutes',
  'leadHours',
  'soldHours',
  'openHours',
] as const;

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const hours = (seconds: number) => (seconds / 3600).toFixed(2);

const cellsOf = (row: InsightDayRow) => ({
  day: row.day.toString(),
  station: row.stationId,
  revenue: row.revenueInCents / 100,
  bookings: String(row.bookings),
  boards: String(row.boards),
  noShows: String(row.noShows),
  returned: String(row.returned),
  late: String(row.late),
  lateMinutes: String(Math.round(row.lateSeconds / 60)),
  leadHours: hours(row.leadSeconds),
  soldHours: hours(sum(row.usedSeconds)),
  openHours: hours(sum(row.openSeconds)),
});
