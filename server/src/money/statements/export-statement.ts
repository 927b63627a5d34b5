import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { csvTable } from '../../ground/csv-table.ts';
import type { Deps } from '../../ground/deps.ts';
import { openPaper } from '../../ground/papers/open-paper.ts';
import type { InWorker } from '../../ground/workers/open-workers.ts';
import { findVisibleStatement, presentStatement } from './read-statements.ts';
import { statementPaper } from './statement-paper.ts';
import { type EntryRow, listEntries } from './statement-store.ts';

type Export = { statementId: string };

/** In the reader's own language. */
export async function printStatement(
  deps: Deps,
  actor: Actor,
  wish: Export,
): Promise<Uint8Array | InWorker<Uint8Array>> {
  const row = await recordExport(deps, actor, wish, 'pdf');
  const locale = (actor.who.kind === 'person' ? actor.who.account.locale : null) ?? 'en';
  const paper = statementPaper(presentStatement(row), { locale, brand: deps.settings.brand });
  return openPaper(deps, paper, { statementId: row.id });
}

const columns = ['time', 'line', 'document', 'amount', 'vat', 'net'] as const;

/** For a spreadsheet: every entry that the month counted. */
export async function tabulateStatement(deps: Deps, actor: Actor, wish: Export): Promise<AsyncIterable<string>> {
  const { id } = await recordExport(deps, actor, wish, 'csv');
  let offset = 0;
  return csvTable(
    columns,
    // A closed month never changes, so that places in it stay.
    async (_: EntryRow | undefined, limit) => {
      const rows = await listEntries(deps.db.query, id, { offset, limit });
      offset += rows.length;
      return rows;
    },
    ({ happenedAt, line, reference, cents, vatInCents }) => ({
      time: happenedAt.toString(),
      line,
      document: reference ?? '',
      amount: cents / 100,
      vat: vatInCents / 100,
      net: (cents - vatInCents) / 100,
    }),
  );
}

async function recordExport(deps: Deps, actor: Actor, { statementId }: Export, form: 'pdf' | 'csv') {
  const { query } = deps.db;
  const statement = await findVisibleStatement(query, actor.who, statementId);
  const { stationId } = statement;
  const action = { action: 'statement-exported', target: statementId, stationId, data: { form } } as const;
  await recordAction(query, actor, action, deps.now());
  return statement;
}
