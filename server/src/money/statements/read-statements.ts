import { type Statement, StatementSums } from '@laine/contract/admin/statement-calls.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { runs, stationsOf } from '../../ground/principal.ts';
import type { StatementFilter, StatementRow } from './statement-store.ts';
import { countStatements, findStatement, listStatements } from './statement-store.ts';

/** Owners see the months of their own stations. */
export async function readStatements(
  deps: Deps,
  who: Staff,
  { offset, limit, ...wish }: ParsedInput<typeof calls.statements>,
): Promise<CallAnswer<typeof calls.statements>> {
  const filter = visibleTo(who, wish);
  const pagination = { offset, limit };
  const rows = await listStatements(deps.db.query, filter, pagination);
  const total = await countStatements(deps.db.query, filter);
  return { statements: rows.map(presentStatement), pagination, total };
}

type Wish = { stationId?: string | undefined; isPaid?: boolean | undefined };

export function visibleTo(who: Staff, { stationId, isPaid }: Wish): StatementFilter {
  if (stationId !== undefined && !runs(who, stationId)) throw new Refusal('not-found');
  return { stationIds: stationId === undefined ? stationsOf(who) : [stationId], isPaid };
}

export async function findVisibleStatement(db: Db, who: Staff, statementId: string): Promise<StatementRow> {
  const statement = await findStatement(db, statementId);
  if (!statement || !runs(who, statement.stationId)) throw new Refusal('not-found');
  return statement;
}

export const presentStatement = (row: StatementRow): Statement => ({
  id: row.id,
  stationId: row.stationId,
  stationName: row.stationName,
  month: row.month.toString(),
  percent: Number(row.percent),
  payee: row.payee,
  taxNumber: row.taxNumber,
  iban: row.iban,
  sums: StatementSums.parse(row.sums),
  closedAt: row.closedAt.toString(),
  paidOn: row.paidOn?.toString() ?? null,
});
