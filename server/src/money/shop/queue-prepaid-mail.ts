import type { PurchaseMailKind } from '@laine/contract/notice-kind.ts';
import { MAX_VOUCHERS_AGAIN } from '@laine/rules/constants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { addToOutbox } from '../../telling/outbox/add-to-outbox.ts';

/** About one gift card or pass. */
const about = (purchaseId: string, kind: PurchaseMailKind, again = '') =>
  ({ kind, channel: 'email', accountId: null, occasion: purchaseId + again }) as const;

/** Sent after the caller's commit, and only once: each of these happens to a purchase once. */
export async function queuePrepaidMail(
  tx: Tx,
  purchaseId: string,
  kinds: PurchaseMailKind | PurchaseMailKind[],
  now: Temporal.Instant,
): Promise<void> {
  const mails = [kinds].flat().map((kind) => about(purchaseId, kind));
  await addToOutbox(tx, mails, now);
}

/**
 * Resends are numbered, and what was sent is kept for a week, which limits them. False when the limit is reached. The
 * caller has locked the card, so two wishes at once count as two.
 */
export async function queueVoucherAgain(tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<boolean> {
  for (let time = 1; time <= MAX_VOUCHERS_AGAIN; time += 1)
    if ((await addToOutbox(tx, [about(giftCardId, 'voucher', `:again:${time}`)], now)) > 0) return true;
  return false;
}
