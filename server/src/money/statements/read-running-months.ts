import type { RunningMonth } from '@laine/contract/admin/statement-calls.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { statementOf } from '@laine/rules/money/statement-of.ts';
import { earlier } from '@laine/rules/time/instants.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { closingDay, findOpenMonth, listOpenEntries, shareOf } from './open-month.ts';
import type { Entry } from './uncounted-entries.ts';

/**
 * Open months, oldest first: in the first days of a month that includes the one before. Each shows what closing it
 * today would count, and carries a negative balance into the next.
 */
export async function readRunningMonths(
  deps: Deps,
  who: Staff,
  { stationId }: { stationId: string },
): Promise<RunningMonth[]> {
  const { query } = deps.db;
  if (!runs(who, stationId)) throw new Refusal('not-found');
  const station = await query.selectFrom('stations').select('metadata').where('id', '=', stationId).executeTakeFirst();
  if (!station) throw new Refusal('not-found');
  const open = await findOpenMonth(query, stationId);
  if (!open || open.country === undefined) return [];
  const now = deps.now();
  const today = dateIn(open.timeZone, now);
  const stationName = readFacts(station.metadata).facts?.name ?? stationId;
  const months: RunningMonth[] = [];
  const counted: Entry[] = [];
  let carriedInCents = open.carriedInCents;
  for (let month = open.month; Temporal.PlainDate.compare(month, today) <= 0; month = month.add({ months: 1 })) {
    const to = earlier(now, open.startOf(month.add({ months: 1 })));
    const own = await listOpenEntries(query, open, to, counted);
    counted.push(...own);
    const percent = Number(shareOf(open.shares, month).percent);
    const sums = statementOf(own, percent, carriedInCents);
    carriedInCents = sums.carriesInCents;
    const closesOn = closingDay(month).toString();
    months.push({ stationId, stationName, month: month.toString(), percent, sums, closesOn });
  }
  return months;
}
