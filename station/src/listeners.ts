export class Listeners<Event> {
  readonly #all = new Set<(event: Event) => void>();

  /** Returns a function that removes the listener. */
  add(listener: (event: Event) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  publish(event: Event): void {
    for (const listener of this.#all) listener(event);
  }
}
