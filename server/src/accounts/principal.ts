import type { Deps } from '../deps.ts';
import { hashToken } from '../secrets.ts';
import type { Account } from './account-store.ts';
import { findLogin, touchLogin } from './account-store.ts';
import { findApiKey } from './api-key-store.ts';
import { BEARER_LIFETIME, LOGIN_LIFETIME } from './open-login.ts';

/** Who makes a request. */
export type Principal = Visitor | Person | Program;

type Visitor = { kind: 'visitor' };

export type Person = {
  kind: 'person';
  account: Account;
  loginId: string;
  signedInAt: Temporal.Instant;
  /** Just now, because the person was seen again after a while: a cookie has to be, too. */
  isLoginProlonged: boolean;
  isAdmin: boolean;
  ownStationIds: string[];
};

/** A program with an API key. */
export type Program = { kind: 'program'; keyId: string; name: string; stationIds: string[] | null };

export type Staff = Person | Program;

export const visitor: Visitor = { kind: 'visitor' };

/** Signing in within this time counts as fresh, for what must not be done from a forgotten browser. */
const FRESH = Temporal.Duration.from({ minutes: 15 });

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

/** A bearer is a token of a person or an API key of a program. */
export async function findBearer(deps: Deps, token: string): Promise<Principal> {
  const person = await findPerson(deps, token, 'bearer');
  if (person) return person;
  const key = await findApiKey(deps.db.query, hashToken(token), deps.now());
  return key ? { kind: 'program', keyId: key.id, name: key.name, stationIds: key.stationIds } : visitor;
}

/** Whether a principal runs a station: its owner, an admin, or a key that covers it. */
export function runs(principal: Principal, stationId: string): boolean {
  if (principal.kind === 'program') return principal.stationIds === null || principal.stationIds.includes(stationId);
  return principal.kind === 'person' && (principal.isAdmin || principal.ownStationIds.includes(stationId));
}

/** The stations a person or program runs. */
export function stationsOf(staff: Staff): string[] | 'all' {
  if (staff.kind === 'program') return staff.stationIds ?? 'all';
  return staff.isAdmin ? 'all' : staff.ownStationIds;
}

export const isFresh = ({ signedInAt }: Person, now: Temporal.Instant) =>
  Temporal.Instant.compare(signedInAt.add(FRESH), now) >= 0;

export const isStaff = (principal: Principal): principal is Staff =>
  principal.kind === 'program' ||
  (principal.kind === 'person' && (principal.isAdmin || principal.ownStationIds.length > 0));
