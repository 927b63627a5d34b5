import type { LedgerEntry, LedgerFilter } from '@laine/contract/admin/ledger-calls.ts';
import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { signOf } from '@laine/rules/money/statement-of.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordExport } from '../../../ground/audit/record-export.ts';
import { csvTable } from '../../../ground/csv-table.ts';
import { edgeAt, readCursorPage } from '../../../ground/db/cursor-page.ts';
import { spanOfDay } from '../../../ground/db/span-of-day.ts';
import type { Deps } from '../../../ground/deps.ts';
import { runs, type Staff, stationsOf } from '../../../ground/principal.ts';
import { type LedgerListRow, listLedgerRows } from './ledger-list-store.ts';

/** Newest first. */
export async function listLedger(
  { db: { query } }: Deps,
  who: Staff,
  { before, after, limit, ...filter }: ParsedInput<typeof calls.ledger>,
): Promise<CallAnswer<typeof calls.ledger>> {
  const span = await spanOfDay(query, filter);
  const { rows, neighbours } = await readCursorPage({ before, after, limit }, (from) =>
    listLedgerRows(query, visibleTo(who, filter), span, from),
  );
  const entries = rows.map(presentEntry);
  // Programs get no e-mail addresses.
  return { entries: entries.map((entry) => (who.kind === 'program' ? { ...entry, email: null } : entry)), neighbours };
}

/** A key may be limited to some stations. */
function visibleTo(who: Staff, filter: LedgerFilter): LedgerFilter & { stationIds: string[] | 'all' } {
  if (filter.stationId !== undefined && !runs(who, filter.stationId)) throw new Refusal('not-found');
  return { ...filter, stationIds: stationsOf(who) };
}

const presentEntry = ({ number, vatPercent, createdAt, settledAt, ...row }: LedgerListRow): LedgerEntry => ({
  ...row,
  vatPercent: vatPercent === null ? null : Number(vatPercent),
  document: number,
  createdAt: createdAt.toString(),
  settledAt: settledAt?.toString() ?? null,
});

const columns = ['time', 'settled', 'kind', 'purpose', 'means', 'state', 'amount', 'fee', 'vat percent'] as const;
const places = ['station', 'booking', 'document', 'id'] as const;

/** For the accountant: outgoing money is negative. The booking leads to the person, who isn't named here. */
export async function exportLedger(deps: Deps, actor: Actor, filter: LedgerFilter): Promise<AsyncIterable<string>> {
  const { query } = deps.db;
  const span = await spanOfDay(query, filter);
  const visible = visibleTo(actor.who, filter);
  await recordExport(query, actor, { list: 'ledger', filter, stationId: filter.stationId }, deps.now());
  return csvTable(
    [...columns, ...places],
    (last: LedgerListRow | undefined, limit) =>
      listLedgerRows(query, visible, span, { edge: last && edgeAt(last), limit }),
    (row) => ({
      time: row.createdAt.toString(),
      settled: row.settledAt?.toString() ?? '',
      kind: row.kind,
      purpose: row.purpose,
      means: row.means,
      state: row.state,
      amount: (signOf(row.kind) * row.amountInCents) / 100,
      fee: row.feeInCents === null ? null : row.feeInCents / 100,
      'vat percent': row.vatPercent === null ? null : Number(row.vatPercent),
      station: row.stationId,
      booking: row.bookingId,
      document: row.number,
      id: row.id,
    }),
  );
}
