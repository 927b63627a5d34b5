import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, PaymentUrl } from '../fields.ts';
import { OwnDebt } from './entities.ts';

export const debtCalls = {
  myDebts: get('public', '/debts', {
    access: 'customer',
    summary: 'What the customer owes and owed, what is to be paid first',
    answer: z.object({ debts: z.array(OwnDebt) }),
  }),
  payDebt: post('public', '/debts/:debtId/pay', {
    access: 'customer',
    summary: 'Open the payment page for a debt',
    params: z.object({ debtId: Id }),
    answer: PaymentUrl,
  }),
};
