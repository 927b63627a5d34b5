const listeners = new Set<() => void>();

/** A page has learned that an own booking is another than before: paid, moved, cancelled, over. */
export const ownBookingsChange = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  /** The answer is a function that stops it. */
  onTold(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
