import { Refusal } from '@laine/contract/refusals.ts';
import type { KeyScope } from '@laine/contract/key-scope.ts';
import type { AccountStatus, Locale, Role } from '@laine/contract/states.ts';

/** A person known to us. */
export type Account = {
  id: string;
  email: string;
  name: string | null;
  surname: string | null;
  phone: string | null;
  country: string | null;
  postalCode: string | null;
  image: string | null;
  locale: Locale | null;
  role: Role;
  status: AccountStatus;
  deletionAskedAt: Temporal.Instant | null;
  restrictedBecause: string | null;
  restrictedUntil: Temporal.Instant | null;
  wantsReminders: boolean;
  wantsReviewRequests: boolean;
  wantsNews: boolean;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

/** Who makes a request. */
export type Principal = Visitor | Person | Program;

type Visitor = { kind: 'visitor' };

export type Person = {
  kind: 'person';
  account: Account;
  loginId: string;
  /** With a token instead of the cookie of a browser: it reads, and acts only by calls of the admin API. */
  isBearer: boolean;
  signedInAt: Temporal.Instant;
  /** Set when the person was just seen again after a while: the cookie has to live as long. */
  prolongedUntil: Temporal.Instant | null;
  isAdmin: boolean;
  ownStationIds: string[];
  passkey: PasskeyState;
};

/** How somebody stands to passkeys. */
export type PasskeyState = {
  isHeld: boolean;
  /** The login was opened with one, or with a recovery code, which is what is left of one that was lost. */
  isShown: boolean;
  /** An admin who has to sign in with one and did not, whatever else stops them for a while. */
  isUnproven: boolean;
  /** Of those, who would have power over others as soon as they show it. */
  isMissing: boolean;
  isOfferClosed: boolean;
};

/** A program with an API key. */
export type Program = {
  kind: 'program';
  keyId: string;
  name: string;
  /** Null for a key that no person made. */
  madeBy: string | null;
  stationIds: string[] | null;
  scope: KeyScope;
};

export type Staff = Person | Program;

export const visitor: Visitor = { kind: 'visitor' };

/** Signing in within this time counts as fresh, for what must not be done from a forgotten browser. */
const FRESH = Temporal.Duration.from({ minutes: 15 });

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

/** Whose own things these are: what a key does counts as done by its maker. */
export const personBehind = (who: Staff): string | null => (who.kind === 'person' ? who.account.id : who.madeBy);

export const isOwnThing = (who: Staff, accountId: string | null): boolean =>
  accountId !== null && personBehind(who) === accountId;

/** Nobody decides as staff about money, time or judgements of their own account: a colleague does. */
export function requireSomebodyElses(
  who: Staff,
  accountId: string | null,
  refusal: 'own-account' | 'own-booking' = 'own-account',
): void {
  if (isOwnThing(who, accountId)) throw new Refusal(refusal);
}

export const requireSomebodyElsesBooking = (who: Staff, { accountId }: { accountId: string | null }): void =>
  requireSomebodyElses(who, accountId, 'own-booking');

export function requireFresh({ signedInAt }: Person, now: Temporal.Instant): void {
  if (Temporal.Instant.compare(signedInAt.add(FRESH), now) < 0) throw new Refusal('fresh-sign-in-needed');
}

/** A door code opens a door: what only reads is not told one. */
export const seesDoorCodes = (principal: Principal) => principal.kind !== 'program' || principal.scope !== 'read';

export const isStaff = (principal: Principal): principal is Staff =>
  principal.kind === 'program' ||
  (principal.kind === 'person' && (principal.isAdmin || principal.ownStationIds.length > 0));
