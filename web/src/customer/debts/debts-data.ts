import type { CallAnswer } from '@laine/contract/call.ts';
import type { debtCalls } from '@laine/contract/public/debt-calls.ts';

export type DebtsData = CallAnswer<typeof debtCalls.myDebts>['debts'];
export type DebtData = DebtsData[number];

/** The debt of a payment page that the person has just come back from, paid or not. */
export type TabReturn = { debtId: string; isPaid: boolean };
