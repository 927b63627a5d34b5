import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { isGuessablePassword } from './is-guessable-password.ts';

const MIN_PASSWORD_CHARACTERS = 12;

/** Length protects a password from guessing; rules about characters only make people write it down. */
export function requireGoodPassword({ settings }: Pick<Deps, 'settings'>, password: string, email: string): void {
  if (password.length < MIN_PASSWORD_CHARACTERS) throw new Refusal('weak-password');
  if (isGuessablePassword(password, { email, brand: settings.brand.name })) throw new Refusal('guessable-password');
}
