import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { balanceDisputes } from '../debts/balance-disputes.ts';
import { readGiftCard } from '../prepaid/find-gift-cards.ts';
import { refillGiftCard } from '../prepaid/spend-gift-card.ts';
import type { LedgerRow } from './ledger-store.ts';
import { queueRefund } from './queue-refund.ts';

/**
 * Refunds a gift card's payment to the card. A card whose purchase was withdrawn accepts nothing any more: its buyer
 * gets this part of the price as well. So does a buyer who has paid for what was used after a bank took the price.
 */
export async function putBack(tx: Tx, giftCardId: string, amountInCents: number, now: Temporal.Instant): Promise<void> {
  const { isBack, buyerId } = await refillGiftCard(tx, giftCardId, amountInCents, now);
  const surplusInCents = isBack ? await balanceDisputes(tx, { giftCardId }, now) : undefined;
  if (buyerId === null || (isBack && !surplusInCents)) return;
  const of = { giftCardId, purpose: 'gift-card' } as const;
  const purpose = isBack ? 'objection' : 'withdrawal';
  await queueRefund(tx, { of, accountId: buyerId, purpose, amountInCents }, now);
}

/** Sent once the money has left. The withdrawal itself, whose refund is written with it, has a mail of its own. */
export async function tellBuyer(tx: Tx, { id, giftCardId, accountId, ...row }: LedgerRow, now: Temporal.Instant) {
  if (row.purpose !== 'withdrawal' || giftCardId === null || accountId === null) return;
  const { withdrawnAt } = (await readGiftCard(tx, giftCardId)) ?? { withdrawnAt: null };
  if (withdrawnAt === null || !isBefore(withdrawnAt, row.createdAt)) return;
  const data = { refundId: id, amountInCents: row.amountInCents };
  await queueAccountMail(tx, { accountId, kind: 'gift-card-part-back', data, occasion: id }, now);
}
