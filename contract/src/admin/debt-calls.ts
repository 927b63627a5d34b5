import { z } from 'zod';
import { post } from '../call.ts';
import { Id, Reason } from '../fields.ts';
import { Debt } from '../public/entities.ts';

/** What customers still owe. */
export const debtCalls = {
  forgiveDebt: post('admin', '/debts/:debtId/forgive', {
    access: 'admin',
    summary: 'Let a debt go',
    params: z.object({ debtId: Id }),
    body: z.object({ reason: Reason }),
    answer: Debt,
  }),
};
