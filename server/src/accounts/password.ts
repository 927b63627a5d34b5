import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const deriveKey = promisify(argon2);

/** argon2id with the figures of OWASP's first choice: 19 MiB, two passes, one lane. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const key = await deriveKey('argon2id', { message: Buffer.from(password), nonce, ...cost });
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), key.toString('base64url')].join('$');
}

export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
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
