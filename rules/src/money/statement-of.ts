import type { StatementLine } from '@laine/contract/statement-line.ts';
import { statementLines } from '@laine/contract/statement-line.ts';
import type { LedgerKind, LedgerPurpose, Means } from '@laine/contract/states.ts';

export type StatementMovement = {
  kind: LedgerKind;
  purpose: LedgerPurpose;
  means: Means;
  /** It was charged for a claim, or takes back what was, also where a bank came in between. */
  isOfClaim: boolean;
};

/** The operator bears damages, so money for them is listed and not shared, in either direction. */
const isCompensation = ({ purpose, isOfClaim }: StatementMovement) => purpose === 'compensation' || isOfClaim;

export function statementLineOf(movement: StatementMovement): StatementLine {
  if (isCompensation(movement)) return 'compensation';
  if (movement.kind === 'refund') return 'refunds';
  if (movement.kind === 'dispute' || movement.kind === 'dispute-return') return 'disputes';
  switch (movement.purpose) {
    case 'extension':
      return 'extensions';
    case 'overtime':
      return 'overtime';
    case 'late-cancellation':
      return 'no-shows';
    // The money came back to us.
    case 'dispute':
      return 'disputes';
    default:
      return movement.means === 'gift-card' ? 'gift-cards' : 'rentals';
  }
}

/** The provider's fee is shared like the money itself. */
export const feeLineOf = (movement: StatementMovement): StatementLine =>
  isCompensation(movement) ? 'compensation' : 'fees';

/** Income is positive. */
export const signOf = (kind: LedgerKind): 1 | -1 => (kind === 'charge' || kind === 'dispute-return' ? 1 : -1);

export type StatementEntry = { line: StatementLine; cents: number; vatInCents: number };

export type StatementSums = {
  lines: { line: StatementLine; cents: number; vatInCents: number }[];
  /** Total of the shared lines, with VAT. */
  turnoverInCents: number;
  vatInCents: number;
  /** Shared with the owner: without VAT, after the provider's fees. */
  baseInCents: number;
  shareInCents: number;
  carriedInCents: number;
  payableInCents: number;
  /** Goes into the next month, because a month may owe more than it earned. */
  carriesInCents: number;
};

/** Every entry is in exactly one line, and the lines make up the sums. */
export function statementOf(entries: StatementEntry[], percent: number, carriedInCents: number): StatementSums {
  const sum = (of: StatementEntry[], read: (entry: StatementEntry) => number) =>
    of.reduce((total, entry) => total + read(entry), 0);
  const lines = statementLines.map((line) => {
    const own = entries.filter((entry) => entry.line === line);
    return { line, cents: sum(own, ({ cents }) => cents), vatInCents: sum(own, ({ vatInCents }) => vatInCents) };
  });
  const shared = lines.filter(({ line }) => line !== 'compensation');
  const turnoverInCents = sum(
    shared.filter(({ line }) => line !== 'fees'),
    ({ cents }) => cents,
  );
  const vatInCents = sum(shared, (line) => line.vatInCents);
  const baseInCents = sum(shared, ({ cents }) => cents) - vatInCents;
  const shareInCents = roundHalfAway((baseInCents * percent) / 100);
  const due = shareInCents + carriedInCents;
  return {
    lines,
    turnoverInCents,
    vatInCents,
    baseInCents,
    shareInCents,
    carriedInCents,
    payableInCents: Math.max(0, due),
    carriesInCents: Math.min(0, due),
  };
}

const roundHalfAway = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents));
