import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { checkBalance, readVoucher } from '../../../money/prepaid/find-gift-cards.ts';
import { findGiftCards, listGiftCards } from '../../../money/prepaid/list-gift-cards.ts';
import { blockGiftCard, unblockGiftCard } from '../../../money/shop/block-gift-card.ts';
import { buyGiftCard } from '../../../money/shop/buy-gift-card.ts';
import { issueGiftCard } from '../../../money/shop/issue-gift-card.ts';
import { listBoughtGiftCards } from '../../../money/shop/list-own-purchases.ts';
import { sendVoucher } from '../../../money/shop/send-voucher.ts';
import { withdrawGiftCard } from '../../../money/shop/withdraw-purchase.ts';
import { chargeFollowUps } from '../../../rental/charges/charge-follow-ups.ts';
import { serve } from '../request/serve.ts';

export const giftCardRoutes = (deps: Deps) => [
  serve(deps, calls.buyGiftCard, async ({ who, input, visit }) => {
    const { origin, locale } = visit;
    return { url: (await buyGiftCard(deps, who, { ...input, origin, locale }, chargeFollowUps)).href };
  }),

  serve(deps, calls.myGiftCards, ({ who }) => listBoughtGiftCards(deps, who, chargeFollowUps)),

  serve(deps, calls.giftCard, async ({ who, input }) => ({ giftCard: await checkBalance(deps, who, input.code) })),

  serve(deps, calls.voucher, async ({ who, input }) => ({ voucher: await readVoucher(deps, who, input) })),

  serve(deps, calls.sendVoucher, ({ who, input }) => sendVoucher(deps, who, input)),

  serve(deps, calls.withdrawGiftCard, ({ who, input }) => withdrawGiftCard(deps, who, input)),

  serve(deps, calls.giftCards, ({ input }) => listGiftCards(deps, input)),

  serve(deps, calls.findGiftCards, ({ input }) => findGiftCards(deps, input)),

  serve(deps, calls.blockGiftCard, ({ actor, input }) => blockGiftCard(deps, actor, input)),

  serve(deps, calls.unblockGiftCard, ({ actor, input }) => unblockGiftCard(deps, actor, input)),

  serve(deps, calls.issueGiftCard, ({ actor, input }) => issueGiftCard(deps, actor, input)),
];
