import type { LoginMethod } from '@laine/contract/states.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import { loginEndsAt } from '@laine/rules/people/login-ends-at.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { hashToken } from '../../ground/secrets.ts';
import { findLogin, touchLogin } from './login-store.ts';
import { passkeyStandingOf, rightsOf } from './rights-of.ts';

/**
 * At most this often is the last use written, so that reading pages doesn't write to the database. An unused login
 * therefore ends up to ten minutes earlier than its last use says.
 */
const TOUCH_AFTER = Temporal.Duration.from({ minutes: 10 });

/** The person of this token, if the login is still valid under their present rights. A use may prolong it. */
export async function findPerson(
  deps: Deps,
  token: string,
  kind: 'cookie' | 'bearer',
  { isUse = true } = {},
): Promise<Person | undefined> {
  const now = deps.now();
  const found = await findLogin(deps.db.query, hashToken(token), now);
  if (!found || found.kind !== kind) return undefined;
  const status = accountStatusAt(found, now);
  if (status === 'banned' || status === 'removed') return undefined;
  const isShown = proofs.has(found.method);
  const standing = passkeyStandingOf(deps, { ...found, status, isShown });
  const person: Person = {
    kind: 'person',
    account: { ...found, status },
    loginId: found.loginId,
    isBearer: kind === 'bearer',
    signedInAt: found.signedInAt,
    prolongedUntil: null,
    passkey: { isHeld: found.hasPasskey, isShown, ...standing, isOfferClosed: found.passkeyOfferClosedAt !== null },
    ...rightsOf({ ...found, status, isMissing: standing.isMissing }),
  };
  // By the stored rights: losing them for a while must not let a login live longer.
  const isStaff = found.role === 'admin' || found.ownStationIds.length > 0;
  const times = { kind, createdAt: found.signedInAt, isStaff };
  if (!isBefore(now, loginEndsAt({ ...times, lastSeenAt: found.lastSeenAt }))) return undefined;
  if (!isUse || !isBefore(found.lastSeenAt.add(TOUCH_AFTER), now)) return person;
  const prolongedUntil = loginEndsAt({ ...times, lastSeenAt: now });
  await touchLogin(deps.db.query, found.loginId, now, prolongedUntil);
  return { ...person, prolongedUntil };
}

const proofs = new Set<LoginMethod>(['passkey', 'recovery-code']);
