import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, PaymentUrl } from '../fields.ts';
import { Debt } from './entities.ts';

/** What a customer still owes. */
export const debtCalls = {
  myDebts: get('public', '/debts', {
    access: 'customer',
    summary: 'What the customer still owes',
    answer: z.object({ debts: z.array(Debt) }),
  }),
  payDebt: post('public', '/debts/:debtId/pay', {
    access: 'customer',
    summary: 'Open the payment page for a debt',
    params: z.object({ debtId: Id }),
    answer: PaymentUrl,
  }),
};
