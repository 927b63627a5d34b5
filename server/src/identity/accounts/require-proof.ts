import { Refusal } from '@laine/contract/refusals.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaff, requireFresh } from '../../ground/principal.ts';

/**
 * For changes of the ways to sign in, and for ending other logins. An admin with a passkey must show it, so that
 * reading their mail isn't enough.
 */
export function requireProof({ passkey }: Person): void {
  if (passkey.isUnproven && passkey.isHeld) throw new Refusal('passkey-needed');
}

export function requireFreshProof(person: Person, now: Temporal.Instant): void {
  requireProof(person);
  requireFresh(person, now);
}

/** Signing in cancels a deletion, so a person who is leaving can't change their ways in. */
export function requireStay({ account }: Person): void {
  if (account.status === 'deactivated') throw new Refusal('account-deactivated');
}

/** An admin whose power waits for a passkey is staff as well. */
export const isOfStaff = (person: Person): boolean => person.passkey.isMissing || isStaff(person);
