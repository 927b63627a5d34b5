import type { ItemKind } from '@laine/contract/states.ts';
import { BOARD_COMPENSATION_CENTS, PADDLE_COMPENSATION_CENTS, VEST_COMPENSATION_CENTS } from '../constants.ts';

/** Things that are none of the three have no price of their own: staff name one. */
const prices: Readonly<Record<ItemKind, number>> = {
  board: BOARD_COMPENSATION_CENTS,
  paddle: PADDLE_COMPENSATION_CENTS,
  vest: VEST_COMPENSATION_CENTS,
  other: 0,
};

/** What lost or damaged things cost their renter. */
export const compensationInCents = (kinds: readonly ItemKind[]): number =>
  kinds.reduce((sum, kind) => sum + prices[kind], 0);
