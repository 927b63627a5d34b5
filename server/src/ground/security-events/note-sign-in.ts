import type { LoginMethod } from '@laine/contract/states.ts';
import type { Tx } from '../db/open-database.ts';
import { insertSecurityEvent } from './security-event-store.ts';

type SignIn = { accountId: string; loginId: string; method: LoginMethod; fromAddress: string | undefined };

/** Part of the sign-in's transaction: there is no login without it. */
export const noteSignIn = (
  tx: Tx,
  { accountId, loginId, method, fromAddress }: SignIn,
  now: Temporal.Instant,
): Promise<void> =>
  insertSecurityEvent(
    tx,
    { kind: 'signed-in', accountId, loginId, what: method, fromAddress: fromAddress ?? null },
    now,
  );
