import type { ItemKind } from '@laine/contract/states.ts';
import { BOARD_COMPENSATION_CENTS, PADDLE_COMPENSATION_CENTS, VEST_COMPENSATION_CENTS } from '../constants.ts';

/** Anything other than these three has no price of its own: staff name one. */
const prices: Readonly<Record<ItemKind, number>> = {
  board: BOARD_COMPENSATION_CENTS,
  paddle: PADDLE_COMPENSATION_CENTS,
  vest: VEST_COMPENSATION_CENTS,
  other: 0,
};

export const compensationInCents = (kinds: readonly ItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + prices[kind], 0);
