import type { Login } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { loginEndsAt } from '@laine/rules/people/login-ends-at.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaffAccount } from './is-staff-account.ts';
import { endLogins, endOneLogin, listOpenLogins } from './login-store.ts';
import { requireProof } from './require-proof.ts';

/** A person's own logins, as they see and end them. */

/** The one that asks comes first, then those seen last. */
export async function listOwnLogins(deps: Deps, person: Person): Promise<Login[]> {
  const logins = await listLoginsOf(deps, person.account.id);
  return logins
    .map((login) => ({ ...login, current: login.id === person.loginId }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Somebody's, for admins. */
export async function listLoginsOf(deps: Deps, accountId: string): Promise<Omit<Login, 'current'>[]> {
  const now = deps.now();
  const isStaff = await isStaffAccount(deps.db.query, accountId);
  const rows = await listOpenLogins(deps.db.query, accountId, now);
  return rows
    .filter((login) => isBefore(now, loginEndsAt({ ...login, isStaff })))
    .map(({ id, method, device, place, createdAt, lastSeenAt }) => ({
      id,
      method,
      device,
      place,
      createdAt: createdAt.toString(),
      lastSeenAt: lastSeenAt.toString(),
    }));
}

/** True if it was the caller's own login, whose browser is then signed out. Somebody else's login counts as unknown. */
export async function endOwnLogin(
  deps: Deps,
  person: Person,
  { loginId }: { loginId: string },
): Promise<{ isOwn: boolean }> {
  const { account } = person;
  const isOwn = loginId === person.loginId;
  if (!isOwn) requireProof(person);
  const because = isOwn ? 'signed-out' : 'ended-elsewhere';
  if (!(await endOneLogin(deps.db.query, { accountId: account.id, id: loginId, because }, deps.now()))) {
    throw new Refusal('not-found');
  }
  return { isOwn };
}

export async function endOtherLogins(deps: Deps, person: Person): Promise<void> {
  requireProof(person);
  const except = person.loginId;
  await endLogins(deps.db.query, { accountId: person.account.id, because: 'ended-elsewhere', except }, deps.now());
}
