import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LOGIN_CODE_DIGITS } from '@laine/rules/constants.ts';

/** Random ids, tokens and codes, and the hashes that we store. */

/** 128 random bits: unguessable, short enough for a URL. */
export const newId = () => randomBytes(16).toString('base64url');

/** 256 random bits, for cookies, bearer tokens and keys. Only the hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** A fast hash is enough for 256 random bits: there is nothing to guess. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const newLoginCode = () =>
  randomInt(10 ** LOGIN_CODE_DIGITS)
    .toString()
    .padStart(LOGIN_CODE_DIGITS, '0');

export function sameSecret(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
