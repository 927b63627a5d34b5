import type { Db } from '../db/open-database.ts';
import { setPaymentCustomer } from './account-store.ts';

/** Under which id the payment provider knows a person. */
export const rememberPaymentCustomer = (db: Db, accountId: string, customerId: string): Promise<void> =>
  setPaymentCustomer(db, accountId, customerId);
