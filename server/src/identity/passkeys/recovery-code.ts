import { createHmac, randomInt } from 'node:crypto';
import type { Deps } from '../../ground/deps.ts';

/** Crockford's letters: none looks like another when it is copied from paper. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/** `7KQF-2M9X-WR4T-8HBN`: 80 random bits, so nobody finds one by trying. */
export const newRecoveryCode = () =>
  times(GROUPS, () => times(GROUP_LENGTH, () => LETTERS[randomInt(LETTERS.length)]).join('')).join('-');

/** Accepts lower case, other dashes or none, and unused letters in place of the ones they resemble. */
const asMeant = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

export const hashRecoveryCode = ({ contactKey }: Pick<Deps, 'contactKey'>, code: string) =>
  createHmac('sha256', contactKey)
    .update(`recovery code ${asMeant(code)}`)
    .digest('hex');
