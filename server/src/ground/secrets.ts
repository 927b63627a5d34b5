import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LOGIN_CODE_DIGITS } from '@laine/rules/constants.ts';

/** Random ids, tokens and codes, and the hashes we keep of them. */

/** 128 random bits: unguessable, short enough for a URL. */
export const newId = () => randomBytes(16).toString('base64url');

/** 256 random bits: what a cookie, bearer token or key carries. Only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Tokens have 256 random bits, so a fast hash is enough: there is nothing to guess. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const newLoginCode = () =>
  randomInt(10 ** LOGIN_CODE_DIGITS)
    .toString()
    .padStart(LOGIN_CODE_DIGITS, '0');

export function sameSecret(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}
