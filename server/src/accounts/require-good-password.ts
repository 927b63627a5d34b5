import { Refusal } from '@laine/contract/refusals.ts';

const MIN_PASSWORD_CHARACTERS = 12;

/** Length protects a password from guessing; rules about characters only make people write it down. */
export function requireGoodPassword(password: string): void {
  if (password.length < MIN_PASSWORD_CHARACTERS) throw new Refusal('weak-password');
}
