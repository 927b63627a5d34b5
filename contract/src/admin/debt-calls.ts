import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, PageQuery, Pagination, Reason } from '../fields.ts';
import { Debt } from '../public/entities.ts';
import { DebtStatus } from '../states.ts';
import { AdminDebt } from './entities.ts';

export const debtCalls = {
  debts: get('admin', '/debts', {
    access: 'admin',
    summary: 'What customers owe: those that are due first, the next due date at the top',
    query: PageQuery.extend({ status: DebtStatus.optional() }),
    answer: z.object({ debts: z.array(AdminDebt), pagination: Pagination, total: z.int() }),
  }),
  forgiveDebt: post('admin', '/debts/:debtId/forgive', {
    access: 'admin',
    summary: 'Let a debt go',
    params: z.object({ debtId: Id }),
    body: z.object({ reason: Reason }),
    answer: Debt,
  }),
};
