import type { ChargePurpose, LedgerKind, LedgerPurpose, Means } from '@laine/contract/states.ts';
import type { StatementLine } from '@laine/contract/statement-line.ts';
import { statementLines } from '@laine/contract/statement-line.ts';

/** A movement of money as a statement sees it. */
export type StatementMovement = {
  kind: LedgerKind;
  purpose: LedgerPurpose;
  means: Means;
  /** What a refund or a dispute takes back. */
  chargedFor: ChargePurpose | null;
};

/** Damages are the operator's, so the money that moves for them, either way, is listed and not shared. */
const isCompensation = ({ purpose, chargedFor }: StatementMovement) =>
  purpose === 'compensation' || chargedFor === 'compensation';

/** The one line in which a movement at a station stands. */
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
    // Paid again.
    case 'dispute':
      return 'disputes';
    default:
      return movement.means === 'gift-card' ? 'gift-cards' : 'rentals';
  }
}

/** What the provider keeps of a movement: shared like the money itself. */
export const feeLineOf = (movement: StatementMovement): StatementLine =>
  isCompensation(movement) ? 'compensation' : 'fees';

/** Above zero what comes in. */
export const signOf = (kind: LedgerKind): 1 | -1 => (kind === 'charge' || kind === 'dispute-return' ? 1 : -1);

export type StatementEntry = { line: StatementLine; cents: number; vatInCents: number };

export type StatementSums = {
  lines: { line: StatementLine; cents: number; vatInCents: number }[];
  /** What the lines that are shared come to, with VAT. */
  turnoverInCents: number;
  vatInCents: number;
  /** What is shared: without VAT, and after what the provider kept. */
  baseInCents: number;
  shareInCents: number;
  carriedInCents: number;
  payableInCents: number;
  /** Goes into the next month: a month may owe more than it earned. */
  carriesInCents: number;
};

/** Adds a month up. Every entry is in exactly one line, and the lines make up the sums. */
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
