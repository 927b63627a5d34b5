type Key = string | number;

const lines = new WeakMap<object, Map<Key, Promise<unknown>>>();

/**
 * Runs work of one owner and key one after the other within this process; other keys do not wait. Whoever waits holds
 * nothing meanwhile. A failure is the caller's alone: the next in line comes all the same.
 */
export async function oneAtATime<T>(owner: object, key: Key, work: () => Promise<T>): Promise<T> {
  const line = lines.get(owner) ?? new Map<Key, Promise<unknown>>();
  lines.set(owner, line);
  const before = line.get(key) ?? Promise.resolve();
  const turn = before.then(work);
  const ended = turn.catch(() => {});
  line.set(key, ended);
  try {
    return await turn;
  } finally {
    if (line.get(key) === ended) line.delete(key);
  }
}

/** Waits until no work of the owner is under way or in line. */
export async function allDone(owner: object): Promise<void> {
  const line = lines.get(owner) ?? new Map<Key, Promise<unknown>>();
  while (line.size > 0) await Promise.all(line.values());
}
