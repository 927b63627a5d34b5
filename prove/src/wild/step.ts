import type { calls } from '@laine/contract/calls.ts';

export type CallName = keyof typeof calls;

/**
 * One thing that somebody does. It names things as a story does (`names.ts`), not by their ids, so that it can be done
 * again on another stage, with other steps before it left out.
 */
export type Step = { number: number } & (
  | { does: 'call'; who: string; call: CallName; input: Record<string, unknown> }
  /** What a page of the payment provider asks for, with this card. */
  | { does: 'pay'; page: string; card: string }
  | { does: 'wait'; until: string }
  | { does: BoardAct; session: string }
);

/** What can be done with a board at the station's doors. */
export const boardActs = ['collect', 'bring-back', 'bring-back-without-paddle', 'bring-back-unseen', 'jam'] as const;
export type BoardAct = (typeof boardActs)[number];
