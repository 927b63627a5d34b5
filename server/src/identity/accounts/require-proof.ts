import { Refusal } from '@laine/contract/refusals.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaff, requireFresh } from '../../ground/principal.ts';

/**
 * Whether somebody may change what they sign in with, or shut out whoever else is signed in as them. An admin who signs in
 * with a passkey has to show it: whoever reads their mail must do neither.
 */
export function requireProof({ passkey }: Person): void {
  if (passkey.isUnproven && passkey.isHeld) throw new Refusal('passkey-needed');
}

export function requireFreshProof(person: Person, now: Temporal.Instant): void {
  requireProof(person);
  requireFresh(person, now);
}

/** Signing in takes a deletion back, so what somebody signs in with is not for who means to leave. */
export function requireStay({ account }: Person): void {
  if (account.status === 'deactivated') throw new Refusal('account-deactivated');
}

/** An admin whose power waits for a passkey is staff as well. */
export const isOfStaff = (person: Person): boolean => person.passkey.isMissing || isStaff(person);
