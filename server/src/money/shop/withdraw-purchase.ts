import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { PurchaseMailKind } from '@laine/contract/notice-kind.ts';
import type { WithdrawalWish } from '@laine/contract/public/withdrawal.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { lockLostDisputes } from '../payments/lost-disputes.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { closeWithdrawnGiftCard, judgeGiftCardWithdrawal } from '../prepaid/judge-gift-card-withdrawal.ts';
import { closeWithdrawnPass, judgePassWithdrawal } from '../prepaid/own-pass.ts';
import { queuePrepaidMail } from './queue-prepaid-mail.ts';

type Purchase = {
  judge: (tx: Tx, now: Temporal.Instant) => Promise<{ paidInCents: number; refundInCents: number }>;
  close: (tx: Tx, now: Temporal.Instant) => Promise<void>;
  charge: { passId: string } | { giftCardId: string; purpose: 'gift-card' };
  id: string;
  mail: PurchaseMailKind;
};

/** Used hours aren't paid back. */
export const withdrawPass = (deps: Deps, who: Person, { passId, ...wish }: WithdrawalWish & { passId: string }) =>
  withdraw(deps, who, wish, {
    judge: (tx, now) => judgePassWithdrawal(tx, { passId, accountId: who.account.id }, now),
    close: (tx, now) => closeWithdrawnPass(tx, passId, now),
    charge: { passId },
    id: passId,
    mail: 'pass-withdrawn',
  });

/** Spent money isn't paid back. */
export const withdrawGiftCard = (
  deps: Deps,
  who: Person,
  { giftCardId, ...wish }: WithdrawalWish & { giftCardId: string },
) =>
  withdraw(deps, who, wish, {
    judge: (tx, now) => judgeGiftCardWithdrawal(tx, { giftCardId, accountId: who.account.id }, now),
    close: (tx, now) => closeWithdrawnGiftCard(tx, giftCardId, now),
    charge: { giftCardId, purpose: 'gift-card' },
    id: giftCardId,
    mail: 'gift-card-withdrawn',
  });

/** The legal withdrawal; a preview only returns the sums. */
const withdraw = (
  deps: Deps,
  { account }: Person,
  wish: WithdrawalWish,
  { judge, close, charge, id, mail }: Purchase,
): Promise<CallAnswer<typeof calls.withdrawPass>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { paidInCents, refundInCents } = await judge(tx, now);
    // The buyer has the price back already, and owes what was used.
    const lost = await lockLostDisputes(tx, charge);
    if (lost.some(({ takenInCents }) => takenInCents > 0)) throw new Refusal('not-withdrawable');
    const told = { paidInCents, keptInCents: paidInCents - refundInCents, refundInCents };
    if (wish.preview) return { ...told, withdrawn: false };
    if (refundInCents !== (wish.refundInCents ?? refundInCents)) throw new Refusal('state-moved-on');
    await close(tx, now);
    const refund = { of: charge, accountId: account.id, purpose: 'withdrawal', amountInCents: refundInCents } as const;
    await queueRefund(tx, refund, now);
    await queuePrepaidMail(tx, id, mail, now);
    return { ...told, withdrawn: true };
  });
