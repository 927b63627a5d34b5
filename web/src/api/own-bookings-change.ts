const listeners = new Set<() => void>();
let lastState: string | undefined;

/** A page has learned that an own booking is another than before: paid, moved, cancelled, over. */
export const ownBookingsChange = {
  /** The state is any text that differs when something changed. */
  note(state: string | undefined): void {
    if (state === lastState) return;
    lastState = state;
    for (const listener of listeners) listener();
  },
  /** The answer is a function that stops it. */
  onTold(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
