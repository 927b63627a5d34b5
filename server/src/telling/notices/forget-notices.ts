import type { Tx } from '../../ground/db/open-database.ts';
import { deleteNoticesOf } from './notice-store.ts';

/** What a removed person was told, and what they were still to be told. */
export const forgetNotices = (tx: Tx, accountId: string): Promise<void> => deleteNoticesOf(tx, accountId);
