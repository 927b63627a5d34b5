import { createHash } from 'node:crypto';

/** Chance that can be repeated: the same seed gives the same throws on every machine. */
export class Random {
  readonly #state: Uint32Array;

  constructor(seed: string) {
    const digest = createHash('sha256').update(seed).digest();
    this.#state = Uint32Array.from([0, 4, 8, 12], (at) => digest.readUInt32LE(at));
  }

  /** At least 0, below 1. (sfc32, by Chris Doty-Humphrey.) */
  next(): number {
    const [a = 0, b = 0, c = 0, count = 0] = this.#state;
    const sum = (a + b + count) >>> 0;
    this.#state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, count + 1]);
    return sum / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new RangeError('nothing to pick from');
    return choices[this.between(0, choices.length - 1)] as T;
  }
}
