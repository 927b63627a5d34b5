import type { WithdrawalWish } from '@laine/contract/public/withdrawal.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { closeWithdrawnGiftCard, judgeGiftCardWithdrawal } from '../prepaid/judge-gift-card-withdrawal.ts';
import { queuePrepaidMail } from './queue-prepaid-mail.ts';

/** The legal withdrawal; a preview only returns the sum. Spent money isn't returned. */
export function withdrawGiftCard(deps: Deps, { account }: Person, wish: WithdrawalWish & { giftCardId: string }) {
  const { giftCardId, preview } = wish;
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const told = await judgeGiftCardWithdrawal(tx, { giftCardId, accountId: account.id }, now);
    if (preview) return { ...told, withdrawn: false };
    const { refundInCents: amountInCents } = told;
    if (amountInCents !== (wish.refundInCents ?? amountInCents)) throw new Refusal('state-moved-on');
    await closeWithdrawnGiftCard(tx, giftCardId, now);
    const of = { giftCardId, purpose: 'gift-card' } as const;
    await queueRefund(tx, { of, accountId: account.id, purpose: 'withdrawal', amountInCents }, now);
    await queuePrepaidMail(tx, { kind: 'gift-card-withdrawn', giftCardId }, now);
    return { ...told, withdrawn: true };
  });
}
