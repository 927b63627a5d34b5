import type { Tx } from '../../ground/db/open-database.ts';
import { emptyBankAccountsOf } from './bank-refund-store.ts';

/** Where a removed person's refunds were transferred to. */
export const forgetBankAccounts = (tx: Tx, accountId: string): Promise<void> => emptyBankAccountsOf(tx, accountId);
