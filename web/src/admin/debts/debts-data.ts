import type { debtCalls } from '@laine/contract/admin/debt-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { DebtStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter, PageNumber } from '../../ui/table/list-address.ts';
import { offsetOf } from '../../ui/table/paging.ts';

export const DEBTS_PER_PAGE = 50;

export const DebtsAddress = z.object({ page: PageNumber, status: Filter(DebtStatus) });

export type DebtsAnswer = CallAnswer<typeof debtCalls.debts>;
export type ListedDebt = DebtsAnswer['debts'][number];

export const inputOf = ({ page, status }: z.output<typeof DebtsAddress>): CallInput<typeof debtCalls.debts> => ({
  ...(status !== undefined && { status }),
  offset: offsetOf(page, DEBTS_PER_PAGE),
  limit: DEBTS_PER_PAGE,
});
