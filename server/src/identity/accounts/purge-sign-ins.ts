import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { purgeLoginCodes } from './login-code-store.ts';
import { purgeLogins } from './login-store.ts';
import { purgeSignIns } from './provider-sign-in-store.ts';

/** Codes and round trips that count for no limit any more. */
export async function purgeSignInAttempts(tx: Tx, batch: Batch): Promise<number> {
  return Math.max(await purgeLoginCodes(tx, batch), await purgeSignIns(tx, batch));
}

export const purgeEndedLogins = (tx: Tx, batch: Batch): Promise<number> => purgeLogins(tx, batch);
