import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../db/open-database.ts';
import { lockGiftCard, updateGiftCard } from './gift-card-store.ts';

/** Its money stays on it; only nobody can spend it. */
export const closeGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  turn(tx, giftCardId, { from: 'active', to: 'revoked' }, now);

export const reopenGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  turn(tx, giftCardId, { from: 'revoked', to: 'active' }, now);

type Turn = { from: 'active' | 'revoked'; to: 'active' | 'revoked' };

async function turn(tx: Tx, giftCardId: string, { from, to }: Turn, now: Temporal.Instant): Promise<void> {
  const card = await lockGiftCard(tx, giftCardId);
  if (!card) throw new Refusal('not-found');
  if (card.status !== from) throw new Refusal('state-moved-on');
  await updateGiftCard(tx, giftCardId, { status: to }, now);
}
