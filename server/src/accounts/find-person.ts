import type { Deps } from '../deps.ts';
import type { Person } from '../principal.ts';
import { hashToken } from '../secrets.ts';
import { findLogin, touchLogin } from './login-store.ts';
import { BEARER_LIFETIME, LOGIN_LIFETIME } from './open-login.ts';

/** Being seen is written at most this often, so that reading pages does not write to the database. */
const TOUCH_AFTER = Temporal.Duration.from({ minutes: 10 });

export async function findPerson(deps: Deps, token: string, kind: 'cookie' | 'bearer'): Promise<Person | undefined> {
  const now = deps.now();
  const found = await findLogin(deps.db.query, hashToken(token), now);
  if (!found || found.kind !== kind || found.status === 'banned' || found.status === 'removed') return undefined;
  const isLoginProlonged = Temporal.Instant.compare(found.lastSeenAt.add(TOUCH_AFTER), now) < 0;
  if (isLoginProlonged) {
    const lifetime = kind === 'cookie' ? LOGIN_LIFETIME : BEARER_LIFETIME;
    await touchLogin(deps.db.query, found.loginId, now, now.add(lifetime));
  }
  return {
    kind: 'person',
    account: found,
    loginId: found.loginId,
    signedInAt: found.signedInAt,
    isLoginProlonged,
    isAdmin: found.role === 'admin',
    ownStationIds: found.ownStationIds,
  };
}
