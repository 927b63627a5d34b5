import { randomBytes } from 'node:crypto';

/** Random keys that stand for a value until they expire: codes are redeemed once, tokens found as often as asked. */
export class ExpiringKeys<T> {
  readonly #lifeInMs: number;
  readonly #values = new Map<string, { value: T; expiresAtMs: number }>();

  constructor(lifeInSeconds: number) {
    this.#lifeInMs = lifeInSeconds * 1000;
  }

  issue(value: T): string {
    const key = randomBytes(24).toString('base64url');
    this.#values.set(key, { value, expiresAtMs: performance.now() + this.#lifeInMs });
    return key;
  }

  find(key: string): T | undefined {
    const stored = this.#values.get(key);
    if (stored && stored.expiresAtMs > performance.now()) return stored.value;
    this.#values.delete(key);
    return undefined;
  }

  redeem(key: string): T | undefined {
    const value = this.find(key);
    this.#values.delete(key);
    return value;
  }
}
