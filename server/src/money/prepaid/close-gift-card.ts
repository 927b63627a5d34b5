import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { type GiftCardRow, lockGiftCard, updateGiftCard } from './gift-card-store.ts';

type State = Pick<GiftCardRow, 'status' | 'stoppedByDispute'>;

const open: State = { status: 'active', stoppedByDispute: false };
const closed: State = { status: 'revoked', stoppedByDispute: false };
const stopped: State = { status: 'revoked', stoppedByDispute: true };

/** By an admin: keeps its balance, but nobody can spend it, whatever becomes of a dispute. */
export const closeGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  insist(turn(tx, giftCardId, [open, stopped], closed, now));

export const reopenGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  insist(turn(tx, giftCardId, [closed, stopped], open, now));

async function insist(turning: Promise<boolean>): Promise<void> {
  if (!(await turning)) throw new Refusal('state-moved-on');
}

/** By a dispute. False if it wasn't open, or if an admin has closed it. */
export const stopGiftCard = (tx: Tx, giftCardId: string, stops: boolean, now: Temporal.Instant): Promise<boolean> =>
  stops ? turn(tx, giftCardId, [open], stopped, now) : turn(tx, giftCardId, [stopped], open, now);

async function turn(tx: Tx, giftCardId: string, from: State[], to: State, now: Temporal.Instant): Promise<boolean> {
  const card = await lockGiftCard(tx, giftCardId);
  if (!card) throw new Refusal('not-found');
  const isAt = (state: State) => state.status === card.status && state.stoppedByDispute === card.stoppedByDispute;
  if (!from.some(isAt)) return false;
  await updateGiftCard(tx, giftCardId, to, now);
  return true;
}
