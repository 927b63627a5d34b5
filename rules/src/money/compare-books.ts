import type { LedgerKind } from '@laine/contract/states.ts';

/** The part of a ledger row that the provider's book can confirm. */
type OurRow = {
  id: string;
  kind: LedgerKind;
  state: 'pending' | 'succeeded' | 'failed';
  amountInCents: number;
  bookingId: string | null;
  providerId: string | null;
  /** Found in their book before, so its lines may be older than the window we compare. */
  isReconciled: boolean;
};

/** A line of the provider's book. A refund that came back has a second line with a negative sum. */
type TheirLine = { kind: LedgerKind; providerId: string; amountInCents: number; feeInCents: number };

export type Difference = {
  what: 'missing-here' | 'missing-there' | 'other-sum';
  kind: LedgerKind;
  ledgerId: string | null;
  providerId: string | null;
  bookingId: string | null;
  oursInCents: number;
  theirsInCents: number;
};

type Comparison = { matches: { id: string; feeInCents: number }[]; differences: Difference[] };

/**
 * Matches both books, with the provider's fees, and lists the differences. A row of ours that hasn't succeeded is worth
 * nothing, so its lines must add up to nothing too: a refund that went out and came back.
 */
export function compareBooks(ours: OurRow[], theirs: TheirLine[]): Comparison {
  const matches: Comparison['matches'] = [];
  const differences: Difference[] = [];
  const rowOf = new Map(ours.map((row) => [nameOf(row), row]));
  const sums = sumUp(theirs);
  for (const [name, { kind, providerId, amountInCents: theirsInCents, feeInCents }] of sums) {
    const row = rowOf.get(name);
    const oursInCents = row?.state === 'succeeded' ? row.amountInCents : 0;
    if (row && cameBackLater(row, theirsInCents)) continue;
    if (oursInCents !== theirsInCents) {
      const what = row ? 'other-sum' : 'missing-here';
      const ids = { ledgerId: row?.id ?? null, providerId, bookingId: row?.bookingId ?? null };
      differences.push({ what, kind, ...ids, oursInCents, theirsInCents });
    } else if (row && !row.isReconciled) matches.push({ id: row.id, feeInCents });
  }
  for (const row of ours) {
    if (row.state !== 'succeeded' || row.amountInCents === 0 || row.isReconciled || sums.has(nameOf(row))) continue;
    const { id: ledgerId, kind, providerId, bookingId, amountInCents: oursInCents } = row;
    differences.push({
      what: 'missing-there',
      kind,
      ledgerId,
      providerId,
      bookingId,
      oursInCents,
      theirsInCents: 0,
    });
  }
  return { matches, differences };
}

/** The refund was matched when it went out; only the line of its return is new. */
const cameBackLater = ({ isReconciled, state, amountInCents }: OurRow, theirsInCents: number): boolean =>
  isReconciled && state === 'failed' && theirsInCents === -amountInCents;

const nameOf = ({ kind, providerId }: { kind: LedgerKind; providerId: string | null }) => `${kind} ${providerId}`;

function sumUp(lines: TheirLine[]): Map<string, TheirLine> {
  const sums = new Map<string, TheirLine>();
  for (const line of lines) {
    const before = sums.get(nameOf(line));
    sums.set(nameOf(line), {
      ...line,
      amountInCents: (before?.amountInCents ?? 0) + line.amountInCents,
      feeInCents: (before?.feeInCents ?? 0) + line.feeInCents,
    });
  }
  return sums;
}
