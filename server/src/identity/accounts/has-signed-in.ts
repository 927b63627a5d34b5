import type { Db } from '../../ground/db/open-database.ts';
import { hasAnybodySignedInFrom, hasSignedInFrom } from './login-store.ts';

/** True if this browser has signed in before: to the account of `email`, or to any account if that is missing. */
export const hasSignedIn = async (db: Db, browserHash: string | null, email?: string): Promise<boolean> => {
  if (browserHash === null) return false;
  return email === undefined ? hasAnybodySignedInFrom(db, browserHash) : hasSignedInFrom(db, email, browserHash);
};
