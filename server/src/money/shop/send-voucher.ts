import { Refusal } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS, MAX_VOUCHERS_AGAIN } from '@laine/rules/constants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { addressGiftCard } from '../prepaid/address-gift-card.ts';
import { queueVoucherAgain } from './queue-prepaid-mail.ts';

type Wish = { giftCardId: string; recipientEmail?: string | undefined };

/** Sends the voucher again, to its original address or a corrected one (docs/product.md, Gift cards). */
export async function sendVoucher(deps: Deps, { account }: Person, { giftCardId, recipientEmail }: Wish) {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await addressGiftCard(tx, { giftCardId, accountId: account.id, recipientEmail }, now);
    if (!(await queueVoucherAgain(tx, giftCardId, now))) {
      throw new Refusal('voucher-sent-often', { times: MAX_VOUCHERS_AGAIN }, DAY_IN_SECONDS);
    }
  });
  return { success: true } as const;
}
