import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Id, PersonName } from '../fields.ts';
import { BankRefundStatus } from '../states.ts';

/** Money that couldn't go back the way it came, for its customer. */
const BankRefund = z.object({
  id: Id,
  bookingId: Id.nullable(),
  amountInCents: Cents,
  status: BankRefundStatus,
  /** The account's holder, once one was named. */
  holder: z.string().nullable(),
  lastDigits: z.string().nullable(),
});

/** Refunds that are transferred to a bank account. */
export const refundCalls = {
  myRefund: get('public', '/refunds/:refundId', {
    access: 'customer',
    summary: 'A refund that could not go back the way it came',
    params: z.object({ refundId: Id }),
    answer: z.object({ refund: BankRefund }),
  }),
  nameRefundAccount: post('public', '/refunds/:refundId/account', {
    access: 'customer',
    summary: 'Name the bank account that a refund is transferred to',
    params: z.object({ refundId: Id }),
    body: z.object({ holder: PersonName.min(2), iban: z.string().trim().min(1).max(60) }),
    answer: z.object({ refund: BankRefund }),
  }),
};
