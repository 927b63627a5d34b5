import { z } from 'zod';
import { get } from '../call.ts';
import { Cents, CursorQuery, Day, Id, Moment, Neighbours, StationId } from '../fields.ts';
import { LedgerKind, LedgerPurpose, LedgerState, Means } from '../states.ts';

export const LedgerEntry = z.object({
  id: Id,
  kind: LedgerKind,
  purpose: LedgerPurpose,
  means: Means,
  state: LedgerState,
  amountInCents: Cents,
  /** The provider's fee; null until its book has told us. */
  feeInCents: z.int().nullable(),
  vatPercent: z.number().nullable(),
  stationId: StationId.nullable(),
  bookingId: Id.nullable(),
  /** Null once the person's data is removed, where there was no person, and for programs. */
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
  /** The day of the entry, on the station's clock; without a station, UTC. */
  day: Day.optional(),
});
export type LedgerFilter = z.output<typeof LedgerFilter>;

/** All money that moved or was meant to. */
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
