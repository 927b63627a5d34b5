import type { KeyScope } from '@laine/contract/key-scope.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { AccountStatus, Locale, Role } from '@laine/contract/states.ts';

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

export type Principal = Visitor | Person | Program;

type Visitor = { kind: 'visitor' };

export type Person = {
  kind: 'person';
  account: Account;
  loginId: string;
  /** Uses a token instead of the browser's cookie: it can read, but changes things only through the admin API. */
  isBearer: boolean;
  signedInAt: Temporal.Instant;
  /** Set when the person was just seen again after a while: the cookie's life is extended as well. */
  prolongedUntil: Temporal.Instant | null;
  isAdmin: boolean;
  ownStationIds: string[];
  passkey: PasskeyState;
};

export type PasskeyState = {
  isHeld: boolean;
  /** The login was opened with a passkey, or with a recovery code, which replaces a lost one. */
  isShown: boolean;
  /** An admin who has to sign in with a passkey and hasn't, whatever else restricts them for now. */
  isUnproven: boolean;
  /** Unproven, and would have power over others once proven. */
  isMissing: boolean;
  isOfferClosed: boolean;
};

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

/** A sign-in within this time counts as fresh, for things that mustn't be done from a forgotten browser. */
const FRESH = Temporal.Duration.from({ minutes: 15 });

/** The station's owner, an admin, or a key that covers the station. */
export function runs(principal: Principal, stationId: string): boolean {
  if (principal.kind === 'program') return principal.stationIds === null || principal.stationIds.includes(stationId);
  return principal.kind === 'person' && (principal.isAdmin || principal.ownStationIds.includes(stationId));
}

export function stationsOf(staff: Staff): string[] | 'all' {
  if (staff.kind === 'program') return staff.stationIds ?? 'all';
  return staff.isAdmin ? 'all' : staff.ownStationIds;
}

/** Decides whose own things these are: a key's actions count as its maker's. */
export const personBehind = (who: Staff): string | null => (who.kind === 'person' ? who.account.id : who.madeBy);

export const isOwnThing = (who: Staff, accountId: string | null): boolean =>
  accountId !== null && personBehind(who) === accountId;

/** Staff can't decide about money, time or judgements of their own account: a colleague does. */
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

/** A door code opens a door, so programs that only read don't get any. */
export const seesDoorCodes = (principal: Principal) => principal.kind !== 'program' || principal.scope !== 'read';

export const isStaff = (principal: Principal): principal is Staff =>
  principal.kind === 'program' ||
  (principal.kind === 'person' && (principal.isAdmin || principal.ownStationIds.length > 0));
