import type { StatementLine } from '@laine/contract/statement-line.ts';
import type { Json } from './json.ts';

export interface OwnerSharesTable {
  id: string;
  stationId: string;
  percent: string;
  firstDay: Temporal.PlainDate;
  payee: string;
  taxNumber: string;
  iban: string;
  createdAt: Temporal.Instant;
  createdBy: string;
}

export interface StatementsTable {
  id: string;
  stationId: string;
  month: Temporal.PlainDate;
  percent: string;
  payee: string;
  taxNumber: string;
  iban: string;
  sums: Json<unknown>;
  carriesInCents: number;
  payableInCents: number;
  closedAt: Temporal.Instant;
  paidOn: Temporal.PlainDate | null;
  paidBy: string | null;
}

export interface StatementEntriesTable {
  statementId: string;
  source: string;
  line: StatementLine;
  cents: number;
  vatInCents: number;
  reference: string | null;
  happenedAt: Temporal.Instant;
}
