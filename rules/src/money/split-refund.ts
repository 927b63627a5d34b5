import type { Means } from '@laine/contract/states.ts';

export interface RefundableCharge {
  id: string;
  means: Means;
  /** The charge minus refunds, sent or on their way, and what a bank has of it. */
  restInCents: number;
  /** What a bank has of it until it has decided: a refund of that waits for the bank. */
  heldInCents: number;
  /** For things that may be found again, and then this is what goes back. */
  isCompensation: boolean;
  settledAt: Temporal.Instant;
}

interface RefundPart {
  chargeId: string;
  amountInCents: number;
}

/**
 * Money goes back to where it came from: the newest charge first, never more than its rest; compensation last, unless
 * the refund is of that alone. Within one payment the card comes before the gift card, because money is worth more to
 * its owner than a balance with us.
 */
export function splitRefund(charges: readonly RefundableCharge[], amountInCents: number): RefundPart[] {
  const parts: RefundPart[] = [];
  let left = amountInCents;
  for (const source of ['restInCents', 'heldInCents'] as const) {
    for (const { id: chargeId, [source]: inCents } of charges.toSorted(byTurn)) {
      // The rest is negative where a bank took back more than was left. No other charge may give more because of that.
      const part = Math.min(left, Math.max(0, inCents));
      if (part > 0) parts.push({ chargeId, amountInCents: part });
      left -= part;
    }
  }
  return parts;
}

const turns: Record<Means, number> = { card: 0, bank: 1, 'gift-card': 2 };

function byTurn(a: RefundableCharge, b: RefundableCharge): number {
  return (
    Number(a.isCompensation) - Number(b.isCompensation) ||
    Temporal.Instant.compare(b.settledAt, a.settledAt) ||
    turns[a.means] - turns[b.means] ||
    (a.id < b.id ? -1 : 1)
  );
}
