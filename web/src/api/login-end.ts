const listeners = new Set<() => void>();

/** A call was declined because the server no longer knows the login: it ended by itself, or from another device. */
export const loginEnd = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  /** The answer is a function that stops it. */
  onTold(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
