import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Principal } from '../../ground/principal.ts';
import { visitor } from '../../ground/principal.ts';
import { hashToken } from '../../ground/secrets.ts';
import { findPerson } from '../accounts/find-person.ts';
import { findApiKey, touchApiKey } from './api-key-store.ts';

type FoundKey = NonNullable<Awaited<ReturnType<typeof findApiKey>>>;

/** A bearer is a token of a person or an API key of a program. */
export async function findBearer(deps: Deps, token: string, { isUse = true } = {}): Promise<Principal> {
  const person = await findPerson(deps, token, 'bearer', { isUse });
  if (person) return person;
  const now = deps.now();
  const key = await findApiKey(deps.db.query, hashToken(token), now);
  if (!key || !isBacked(key, now)) return visitor;
  if (isUse) await noteUse(deps, key, now);
  const { id: keyId, name, madeBy, stationIds, scope } = key;
  return { kind: 'program', keyId, name, madeBy, stationIds, scope };
}

/** Written at most this often, so that a busy program does not write with every request. */
const TOUCH_AFTER = Temporal.Duration.from({ minutes: 1 });

async function noteUse(deps: Deps, { id, lastUsedAt }: FoundKey, now: Temporal.Instant): Promise<void> {
  if (lastUsedAt && isBefore(now, lastUsedAt.add(TOUCH_AFTER))) return;
  await touchApiKey(deps.db.query, id, { now, before: now.subtract(TOUCH_AFTER) });
}

/** A key has no more rights than its maker has now, or a person who loses rights would keep them in a key. */
const isBacked = ({ status, role, restrictedUntil, deletionAskedAt }: FoundKey, now: Temporal.Instant) =>
  status === null ||
  (role === 'admin' && accountStatusAt({ status, restrictedUntil, deletionAskedAt }, now) === 'active');
