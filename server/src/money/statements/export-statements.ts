import type { Statement } from '@laine/contract/admin/statement-calls.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordExport } from '../../ground/audit/record-export.ts';
import { csvTable } from '../../ground/csv-table.ts';
import type { Deps } from '../../ground/deps.ts';
import { presentStatement, visibleTo } from './read-statements.ts';
import { listStatements } from './statement-store.ts';

type Wish = { stationId?: string | undefined; isPaid?: boolean | undefined };

const facts = ['month', 'station', 'name', 'payee', 'percent'] as const;
const sums = ['turnover', 'vat', 'base', 'share', 'carried', 'payable', 'paid on'] as const;

/** One row per month, with nothing about customers. */
export async function exportStatements(deps: Deps, actor: Actor, wish: Wish): Promise<AsyncIterable<string>> {
  const filter = visibleTo(actor.who, wish);
  const exported = { list: 'statements', filter: wish, stationId: wish.stationId };
  await recordExport(deps.db.query, actor, exported, deps.now());
  let offset = 0;
  return csvTable(
    [...facts, ...sums],
    async (_: Statement | undefined, limit) => {
      const rows = await listStatements(deps.db.query, filter, { offset, limit });
      offset += rows.length;
      return rows.map(presentStatement);
    },
    (statement) => ({
      month: statement.month.slice(0, 7),
      station: statement.stationId,
      name: statement.stationName,
      payee: statement.payee,
      percent: statement.percent,
      turnover: statement.sums.turnoverInCents / 100,
      vat: statement.sums.vatInCents / 100,
      base: statement.sums.baseInCents / 100,
      share: statement.sums.shareInCents / 100,
      carried: statement.sums.carriedInCents / 100,
      payable: statement.sums.payableInCents / 100,
      'paid on': statement.paidOn ?? '',
    }),
  );
}
