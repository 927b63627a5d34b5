/** Whoever wants to hear of something. */
export class Listeners<News> {
  readonly #all = new Set<(news: News) => void>();

  /** Returns how to stop listening. */
  add(listener: (news: News) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  tell(news: News): void {
    for (const listener of this.#all) listener(news);
  }
}
