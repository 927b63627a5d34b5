import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Day, Id, Moment, PageQuery, Pagination, StationId } from '../fields.ts';
import { StatementLine } from '../statement-line.ts';

/** An owner's percentage of a station's months, from the first of a month on. */
export const OwnerShare = z.object({
  id: Id,
  stationId: StationId,
  percent: z.number(),
  firstDay: Day,
  payee: z.string(),
  taxNumber: z.string(),
  iban: z.string(),
  createdAt: Moment,
});
export type OwnerShare = z.infer<typeof OwnerShare>;

export const StatementSums = z.object({
  lines: z.array(z.object({ line: StatementLine, cents: z.int(), vatInCents: z.int() })),
  turnoverInCents: z.int(),
  vatInCents: z.int(),
  baseInCents: z.int(),
  shareInCents: z.int(),
  carriedInCents: z.int(),
  payableInCents: Cents,
  carriesInCents: z.int(),
});

/** A closed month of a station. It holds nothing about customers. */
export const Statement = z.object({
  id: Id,
  stationId: StationId,
  stationName: z.string(),
  /** The first day of the month. */
  month: Day,
  percent: z.number(),
  payee: z.string(),
  taxNumber: z.string(),
  iban: z.string(),
  sums: StatementSums,
  closedAt: Moment,
  paidOn: Day.nullable(),
});
export type Statement = z.infer<typeof Statement>;

/** A month that isn't closed yet, as far as known. */
export const RunningMonth = z.object({
  stationId: StationId,
  stationName: z.string(),
  /** The first day of the month. */
  month: Day,
  percent: z.number(),
  sums: StatementSums,
  /** Closes at night, from this day on. */
  closesOn: Day,
});
export type RunningMonth = z.infer<typeof RunningMonth>;

const StatementFilter = z.object({
  stationId: StationId.optional(),
  /** Without it, both. */
  isPaid: z.stringbool().optional(),
});

const shareFields = {
  percent: z.number().min(0).max(100).multipleOf(0.01),
  firstDay: Day.endsWith('-01'),
  payee: z.string().trim().min(2).max(120),
  taxNumber: z.string().trim().min(2).max(40),
  iban: z.string().trim().min(1).max(60),
};

const ofStatement = z.object({ statementId: Id });

export const statementCalls = {
  ownerShares: get('admin', '/stations/:stationId/shares', {
    access: 'staff-person',
    summary: 'The owner’s share of a station, newest first',
    params: z.object({ stationId: StationId }),
    answer: z.object({ shares: z.array(OwnerShare) }),
  }),
  setOwnerShare: post('admin', '/stations/:stationId/shares', {
    access: 'fresh-admin',
    summary: 'Set the owner’s share from the first of a month on that is not closed yet',
    params: z.object({ stationId: StationId }),
    body: z.object({ ...shareFields, before: z.object(shareFields).partial().optional() }),
    answer: OwnerShare,
  }),
  statements: get('admin', '/statements', {
    access: 'staff',
    scope: 'accounting',
    summary: 'Closed months, newest first: of own stations, or of all for admins',
    query: PageQuery.extend(StatementFilter.shape),
    answer: z.object({ statements: z.array(Statement), pagination: Pagination, total: z.int() }),
  }),
  statementsCsv: get('admin', '/statements.csv', {
    access: 'staff',
    scope: 'accounting',
    summary: 'Closed months as a table: of own stations, or of all for admins',
    query: StatementFilter,
    form: 'csv',
  }),
  runningMonths: get('admin', '/stations/:stationId/running-months', {
    access: 'staff',
    scope: 'accounting',
    summary: 'What the months of a station that are not closed yet have brought so far; none where nothing is shared',
    params: z.object({ stationId: StationId }),
    answer: z.object({ months: z.array(RunningMonth) }),
  }),
  statement: get('admin', '/statements/:statementId', {
    access: 'staff',
    scope: 'accounting',
    summary: 'A closed month of a station',
    params: ofStatement,
    answer: Statement,
  }),
  statementPdf: get('admin', '/statements/:statementId/statement.pdf', {
    access: 'staff',
    scope: 'accounting',
    summary: 'A closed month to print',
    params: ofStatement,
    form: 'pdf',
  }),
  statementCsv: get('admin', '/statements/:statementId/entries.csv', {
    access: 'staff',
    scope: 'accounting',
    summary: 'Everything that a closed month counted, as a table',
    params: ofStatement,
    form: 'csv',
  }),
  markStatementPaid: post('admin', '/statements/:statementId/paid', {
    access: 'fresh-admin',
    summary: 'Say on which day a month was paid out',
    params: ofStatement,
    body: z.object({ paidOn: Day }),
    answer: Statement,
  }),
};
