import { randomBytes } from 'node:crypto';

/** Random keys that give their value back within a time limit: codes once, tokens as often as asked. */
export class Vouchers<T> {
  readonly #lifeInMs: number;
  readonly #held = new Map<string, { value: T; expiresAtMs: number }>();

  constructor(lifeInSeconds: number) {
    this.#lifeInMs = lifeInSeconds * 1000;
  }

  issue(value: T): string {
    const key = randomBytes(24).toString('base64url');
    this.#held.set(key, { value, expiresAtMs: performance.now() + this.#lifeInMs });
    return key;
  }

  find(key: string): T | undefined {
    const held = this.#held.get(key);
    if (held && held.expiresAtMs > performance.now()) return held.value;
    this.#held.delete(key);
    return undefined;
  }

  take(key: string): T | undefined {
    const value = this.find(key);
    this.#held.delete(key);
    return value;
  }
}
