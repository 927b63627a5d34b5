import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockGiftCard, updateGiftCard } from './gift-card-store.ts';

/** Keeps its balance, but nobody can spend it. */
export const closeGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  insist(turnGiftCard(tx, giftCardId, true, now));

export const reopenGiftCard = (tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<void> =>
  insist(turnGiftCard(tx, giftCardId, false, now));

async function insist(turning: Promise<boolean>): Promise<void> {
  if (!(await turning)) throw new Refusal('state-moved-on');
}

/** False if it wasn't open, or wasn't closed. */
export async function turnGiftCard(tx: Tx, giftCardId: string, closes: boolean, now: Temporal.Instant) {
  const card = await lockGiftCard(tx, giftCardId);
  if (!card) throw new Refusal('not-found');
  if (card.status !== (closes ? 'active' : 'revoked')) return false;
  await updateGiftCard(tx, giftCardId, { status: closes ? 'revoked' : 'active' }, now);
  return true;
}
