/** Those who asked to be told when something happens. */
export class Listeners<Event> {
  readonly #all = new Set<(event: Event) => void>();

  /** Returns how to stop listening. */
  add(listener: (event: Event) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  publish(event: Event): void {
    for (const listener of this.#all) listener(event);
  }
}
