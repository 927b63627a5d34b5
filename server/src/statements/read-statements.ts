import { type Statement, StatementSums } from '@laine/contract/admin/statement-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { runs, stationsOf } from '../principal.ts';
import type { StatementRow } from './statement-store.ts';
import { findStatement, listStatements } from './statement-store.ts';

/** Owners read the months of their own stations. */
export async function readStatements(
  deps: Deps,
  who: Person,
  { stationId }: { stationId?: string | undefined },
): Promise<Statement[]> {
  if (stationId !== undefined && !runs(who, stationId)) throw new Refusal('not-found');
  const rows = await listStatements(deps.db.query, stationId === undefined ? stationsOf(who) : [stationId]);
  return rows.map(presentStatement);
}

export async function findVisibleStatement(db: Db, who: Person, statementId: string): Promise<StatementRow> {
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
