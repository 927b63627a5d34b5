import { stringify } from 'csv-stringify/sync';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { printPaper } from '../../ground/papers/print-paper.ts';
import { findVisibleStatement, presentStatement } from './read-statements.ts';
import { statementPaper } from './statement-paper.ts';
import { listEntries } from './statement-store.ts';

type Export = { statementId: string };

/** In the reader's own language. */
export async function printStatement(deps: Deps, actor: Actor, wish: Export): Promise<Buffer> {
  const row = await recordExport(deps, actor, wish, 'pdf');
  const locale = (actor.who.kind === 'person' ? actor.who.account.locale : null) ?? 'en';
  return printPaper(statementPaper(presentStatement(row), { locale, brand: deps.settings.brand }));
}

/** For a spreadsheet: with a byte order mark, and without cells that it would take for formulas. */
export async function tabulateStatement(deps: Deps, actor: Actor, wish: Export): Promise<string> {
  const { id } = await recordExport(deps, actor, wish, 'csv');
  const rows = (await listEntries(deps.db.query, id)).map(({ happenedAt, line, reference, cents, vatInCents }) => ({
    time: happenedAt.toString(),
    line,
    document: reference ?? '',
    amount: cents / 100,
    vat: vatInCents / 100,
    net: (cents - vatInCents) / 100,
  }));
  const columns = ['time', 'line', 'document', 'amount', 'vat', 'net'];
  // Sums stay numbers until here: as text, their minus would be mistaken for a formula and escaped.
  const cast = { number: (euros: number) => euros.toFixed(2) };
  return stringify(rows, { bom: true, escape_formulas: true, header: true, columns, cast });
}

async function recordExport(deps: Deps, actor: Actor, { statementId }: Export, form: 'pdf' | 'csv') {
  const { query } = deps.db;
  const statement = await findVisibleStatement(query, actor.who, statementId);
  const { stationId } = statement;
  const action = { action: 'statement-exported', target: statementId, stationId, data: { form } } as const;
  await recordAction(query, actor, action, deps.now());
  return statement;
}
