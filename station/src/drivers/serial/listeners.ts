export class Listeners<T> {
  readonly #listeners = new Set<(news: T) => void>();

  /** Answers how to stop listening. */
  add(listener: (news: T) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  tell(news: T): void {
    for (const listener of this.#listeners) listener(news);
  }
}
