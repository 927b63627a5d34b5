/**
 * Reports each tag once per time that it's held to the reader. A reader misses a tag now and then, so a tag is gone
 * only after several rounds without it.
 */
export class HeldTags {
  readonly #roundsUntilGone: number;
  readonly #roundsWithout = new Map<string, number>();

  constructor(roundsUntilGone: number) {
    this.#roundsUntilGone = roundsUntilGone;
  }

  /** Takes the tags of one whole round and returns those that weren't there before. */
  notice(seen: ReadonlySet<string>): string[] {
    const fresh = [...seen].filter((tag) => !this.#roundsWithout.has(tag));
    for (const [tag, rounds] of this.#roundsWithout) {
      if (rounds + 1 < this.#roundsUntilGone) this.#roundsWithout.set(tag, rounds + 1);
      else this.#roundsWithout.delete(tag);
    }
    for (const tag of seen) this.#roundsWithout.set(tag, 0);
    return fresh;
  }
}
