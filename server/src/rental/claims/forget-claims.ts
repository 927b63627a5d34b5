import type { Tx } from '../../ground/db/open-database.ts';
import { emptyClaimsOf } from './claim-store.ts';

/** Claims stay for the books, without a removed person's words and without words about them. */
export const forgetClaims = (tx: Tx, accountId: string): Promise<void> => emptyClaimsOf(tx, accountId);
