import { debtCalls } from '@laine/contract/admin/debt-calls.ts';
import { listOf, type AnswerOf } from '../../ui/table/list-of.ts';

export const debtsList = listOf(debtCalls.debts, { filters: ['status'] });

export type ListedDebt = AnswerOf<typeof debtsList>['debts'][number];
