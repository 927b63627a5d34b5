import { Refusal } from '@laine/contract/refusals.ts';

const LEAST_CHARACTERS = 12;

/** Length is what keeps a password from being guessed; rules about signs only make people write it down. */
export function requireGoodPassword(password: string): void {
  if (password.length < LEAST_CHARACTERS) throw new Refusal('weak-password');
}
