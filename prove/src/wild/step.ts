import type { calls } from '@laine/contract/calls.ts';

export type CallName = keyof typeof calls;

/**
 * One action of somebody. It uses a story's names (`names.ts`) instead of ids, so that it can be repeated on another
 * stage, with some earlier steps left out.
 */
export type Step = { number: number } & (
  | { does: 'call'; who: string; call: CallName; input: Record<string, unknown> }
  /** Pays a page of the payment provider with this card. */
  | { does: 'pay'; page: string; card: string }
  | { does: 'wait'; until: string }
  /** The customer's bank takes a payment back, and decides. */
  | { does: BankAct; payment: string }
  /** The station's network goes and comes; its doors work on. */
  | { does: 'unplug' | 'plug' }
  | { does: BoardAct; session: string }
);

export type BankAct = 'dispute' | 'win-dispute' | 'lose-dispute';

/** Everything that can be done with a board at the station's doors. */
export const boardActs = ['collect', 'bring-back', 'bring-back-without-paddle', 'bring-back-unseen', 'jam'] as const;
export type BoardAct = (typeof boardActs)[number];
