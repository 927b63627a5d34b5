import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type Asker, openFairQueue } from '../../ground/budgets/open-fair-queue.ts';

const deriveKey = promisify(argon2);

/** argon2id with the figures of OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Each takes 19 MiB and some hundredths of a second of a core, so a flood of guesses waits, and then is refused. */
const inQueue = openFairQueue({ places: 2, mostOfOne: 32, mostWaiting: 64 });

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await deriveKey('argon2id', { message: Buffer.from(password), nonce, ...cost });
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), key.toString('base64url')].join('$');
}

/** `asker` is whom the work counts for. */
export const passwordMatches = (password: string, stored: string | null, asker: Asker): Promise<boolean> =>
  inQueue(asker, () => matches(password, stored));

async function matches(password: string, stored: string | null): Promise<boolean> {
  // An unknown address costs the same time as a known one.
  const [, memory, passes, nonce, expected] = (stored ?? absent).split('$');
  if (!memory || !passes || !nonce || !expected) return false;
  const key = await deriveKey('argon2id', {
    message: Buffer.from(password),
    nonce: Buffer.from(nonce, 'base64url'),
    ...cost,
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(key, Buffer.from(expected, 'base64url')) && stored !== null;
}

const absent = [
  'argon2id',
  cost.memory,
  cost.passes,
  'AAAAAAAAAAAAAAAAAAAAAA',
  Buffer.alloc(32).toString('base64url'),
].join('$');
