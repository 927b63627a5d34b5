import { Declined } from '@laine/contract/client.ts';

type Act = () => Promise<unknown>;
type Entry = { at: Temporal.Instant; act: Act };

const ASKS_AGAIN_AFTER = { minutes: 5 };

/** Future actions in order of time. An action may add more. */
export class Agenda {
  readonly #entries: Entry[] = [];

  add(at: Temporal.Instant, act: Act): void {
    this.#entries.push({ at, act });
  }

  /** Repeats the action until it gets an answer. */
  insist(at: Temporal.Instant, act: Act): void {
    this.add(at, async () => {
      try {
        await act();
      } catch (error) {
        const isAnswered = error instanceof Declined && error.status < 500;
        if (!isAnswered) this.insist(at.add(ASKS_AGAIN_AFTER), act);
        throw error;
      }
    });
  }

  /** Takes the next actions, which may be several at the same moment. */
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
