import type { CallAnswer } from '@laine/contract/call.ts';
import type { debtCalls } from '@laine/contract/public/debt-calls.ts';

export type DebtsData = CallAnswer<typeof debtCalls.myDebts>['debts'];
export type DebtData = DebtsData[number];

/** The debt from whose payment page somebody has just come back, paid or not. */
export type TabReturn = { debtId: string; isPaid: boolean };
