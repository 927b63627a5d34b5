import type { Means } from '@laine/contract/states.ts';

export interface RefundableCharge {
  id: string;
  means: Means;
  /** The charge minus refunds, sent or on their way, and what a bank has of it. */
  restInCents: number;
  /** What a bank has of it until it has decided: a refund of that waits for the bank. */
  heldInCents: number;
  /** What its payer owes because a bank took it. */
  owedInCents: number;
  /** For things that may be found again, and then this is what goes back. */
  isCompensation: boolean;
  settledAt: Temporal.Instant;
}

/** `owed` lowers the debt for that charge instead of paying; `held` waits until the bank has decided. */
export type RefundSource = 'rest' | 'owed' | 'held';

interface RefundPart {
  chargeId: string;
  source: RefundSource;
  amountInCents: number;
}

/**
 * Money goes back to where it came from: the newest charge first, never more than its rest; compensation last, unless
 * the refund is of that alone. Within one payment the card comes before the gift card, because money is worth more to
 * its owner than a balance with us.
 */
export function splitRefund(
  charges: readonly RefundableCharge[],
  amountInCents: number,
  sources: readonly RefundSource[] = ['rest', 'owed', 'held'],
): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amountInCents;
  for (const isLast of [false, true]) {
    const inTurn = charges.filter(({ isCompensation }) => isCompensation === isLast).toSorted(byTurn);
    for (const source of sources) {
      for (const { id: chargeId, [`${source}InCents` as const]: inCents } of inTurn) {
        // The rest is negative where a bank took back more than was left. No other charge may give more because of that.
        const part = Math.min(left, Math.max(0, inCents));
        if (part > 0) parts.push({ chargeId, source, amountInCents: part });
        left -= part;
      }
    }
  }
  return parts;
}

const turns: Record<Means, number> = { card: 0, bank: 1, 'gift-card': 2 };

function byTurn(a: RefundableCharge, b: RefundableCharge): number {
  return (
    Temporal.Instant.compare(b.settledAt, a.settledAt) || turns[a.means] - turns[b.means] || (a.id < b.id ? -1 : 1)
  );
}
