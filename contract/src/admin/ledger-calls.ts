import { z } from 'zod';
import { get } from '../call.ts';
import { Cents, CursorQuery, Day, Id, Moment, Neighbours, StationId } from '../fields.ts';
import { LedgerKind, LedgerPurpose, LedgerState, Means } from '../states.ts';

/** One movement of money. */
export const LedgerEntry = z.object({
  id: Id,
  kind: LedgerKind,
  purpose: LedgerPurpose,
  means: Means,
  state: LedgerState,
  amountInCents: Cents,
  /** What the provider kept of it; null as long as its book has not told. */
  feeInCents: z.int().nullable(),
  vatPercent: z.number().nullable(),
  stationId: StationId.nullable(),
  bookingId: Id.nullable(),
  /** Null once the person's data is removed, where there was nobody, and to programs. */
  email: z.string().nullable(),
  /** The number of its receipt, invoice or credit note. */
  document: z.string().nullable(),
  createdAt: Moment,
  settledAt: Moment.nullable(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LedgerFilter = z.object({
  purpose: LedgerPurpose.optional(),
  state: LedgerState.optional(),
  stationId: StationId.optional(),
  /** On which it was written; by the station's clock, without a station by UTC. */
  day: Day.optional(),
});
export type LedgerFilter = z.output<typeof LedgerFilter>;

/** All the money that moved or was to move. */
export const ledgerCalls = {
  ledger: get('admin', '/ledger', {
    access: 'admin-or-key',
    scope: 'accounting',
    summary: 'Every movement of money, newest first',
    query: CursorQuery.extend(LedgerFilter.shape),
    answer: z.object({ entries: z.array(LedgerEntry), neighbours: Neighbours }),
  }),
  ledgerCsv: get('admin', '/ledger.csv', {
    access: 'admin-or-key',
    scope: 'accounting',
    summary: 'Every movement of money that the filter matches, as a table without personal data',
    query: LedgerFilter,
    form: 'csv',
  }),
};
