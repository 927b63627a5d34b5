import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Id, Moment, PageQuery, Pagination } from '../fields.ts';
import { BankRefundStatus, LedgerPurpose } from '../states.ts';

const OpenTransfer = z.object({
  id: Id,
  bookingId: Id.nullable(),
  accountId: Id.nullable(),
  email: z.string().nullable(),
  purpose: LedgerPurpose,
  amountInCents: Cents,
  status: BankRefundStatus,
  holder: z.string().nullable(),
  iban: z.string().nullable(),
  askedAt: Moment,
  givenAt: Moment.nullable(),
});

/** Refunds that staff transfer by hand. */
export const refundCalls = {
  openTransfers: get('admin', '/refunds', {
    access: 'admin',
    summary: 'Refunds to be transferred by hand: those with an account first, then the oldest',
    query: PageQuery,
    answer: z.object({ refunds: z.array(OpenTransfer), pagination: Pagination }),
  }),
  markRefundPaid: post('admin', '/refunds/:refundId/paid', {
    access: 'fresh-admin',
    summary: 'Say that a refund was transferred',
    params: z.object({ refundId: Id }),
    answer: OpenTransfer,
  }),
};
