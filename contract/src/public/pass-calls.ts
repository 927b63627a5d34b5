import { z } from 'zod';
import { del, get, post } from '../call.ts';
import { Id, PaymentUrl, Success } from '../fields.ts';
import { LapsedAt, OwnPass, PassOffer } from './prepaid.ts';
import { Withdrawal, WithdrawalWish } from './withdrawal.ts';

const passParams = z.object({ passId: Id });

/** Seasonal passes: those on sale, and the customer's own. */
export const passCalls = {
  passOffers: get('public', '/passes/offers', {
    access: 'anyone',
    summary: 'The seasonal passes on sale; an empty list when there are none',
    answer: z.object({ offers: z.array(PassOffer) }),
  }),
  myPasses: get('public', '/passes', {
    access: 'customer',
    summary: 'The own seasonal passes, newest first',
    answer: z.object({ passes: z.array(OwnPass), lapsedAt: LapsedAt }),
  }),
  buyPass: post('public', '/passes/checkout', {
    access: 'customer',
    summary: 'Buy a seasonal pass',
    body: z.object({
      offerId: Id,
      acceptedTermsAndConditions: z.boolean(),
      /** Starts within the withdrawal period, so hours used before a withdrawal are deducted. */
      startsAtOnce: z.boolean().default(false),
    }),
    answer: PaymentUrl,
  }),
  withdrawPass: post('public', '/passes/:passId/withdraw', {
    access: 'customer',
    summary: 'Withdraw from the purchase of a pass, or with `preview` only tell what is paid back',
    params: passParams,
    body: WithdrawalWish,
    answer: Withdrawal,
  }),
  endPass: del('public', '/passes/:passId', {
    access: 'customer',
    summary: 'End the own seasonal pass; nothing is paid back for that',
    params: passParams,
    answer: Success,
  }),
};
