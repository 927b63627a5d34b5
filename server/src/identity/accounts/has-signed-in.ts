import type { Db } from '../../ground/db/open-database.ts';
import { hasAnybodySignedInFrom, hasSignedInFrom } from './login-store.ts';

/** Whether a browser is known to us: of whoever has this address, or of anybody where nobody says who they are. */
export const hasSignedIn = async (db: Db, browserHash: string | null, email?: string): Promise<boolean> => {
  if (browserHash === null) return false;
  return email === undefined ? hasAnybodySignedInFrom(db, browserHash) : hasSignedInFrom(db, email, browserHash);
};
