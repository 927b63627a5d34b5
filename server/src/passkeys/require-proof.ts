import { Refusal } from '@laine/contract/refusals.ts';
import type { Person } from '../principal.ts';
import { isFresh, isStaff } from '../principal.ts';

/**
 * Whether somebody may change what they sign in with. An admin who signs in with a passkey has to show it: whoever reads
 * their mail must not make one of their own.
 */
export function requireProof({ passkey }: Person): void {
  if (passkey.isMissing && passkey.isHeld) throw new Refusal('passkey-needed');
}

export function requireFreshProof(person: Person, now: Temporal.Instant): void {
  requireProof(person);
  if (!isFresh(person, now)) throw new Refusal('fresh-sign-in-needed');
}

/** An admin whose power waits for a passkey is staff as well. */
export const isOfStaff = (person: Person): boolean => person.passkey.isMissing || isStaff(person);
