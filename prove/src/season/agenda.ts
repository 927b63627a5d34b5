type Act = () => Promise<unknown>;
type Entry = { at: Temporal.Instant; act: Act };

/** What will happen, in the order of time. What happens may put more on it. */
export class Agenda {
  readonly #entries: Entry[] = [];

  add(at: Temporal.Instant, act: Act): void {
    this.#entries.push({ at, act });
  }

  /** Takes everything that is next, which may be several things at the same moment. */
  next(): { at: Temporal.Instant; acts: Act[] } | undefined {
    const at = this.#entries
      .map((entry) => entry.at)
      .toSorted((one, other) => Temporal.Instant.compare(one, other))
      .at(0);
    if (!at) return undefined;
    const due = this.#entries.filter((entry) => entry.at.equals(at));
    const left = this.#entries.filter((entry) => !entry.at.equals(at));
    this.#entries.splice(0, Infinity, ...left);
    return { at, acts: due.map(({ act }) => act) };
  }
}
