import type { Db } from '../../ground/db/open-database.ts';
import { setPaymentCustomer } from './account-store.ts';

/** Under which id the payment provider knows a person. False when the person was removed meanwhile. */
export const rememberPaymentCustomer = (db: Db, accountId: string, customerId: string): Promise<boolean> =>
  setPaymentCustomer(db, accountId, customerId);
