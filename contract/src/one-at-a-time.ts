type Key = string | number;

const lines = new WeakMap<object, Map<Key, Promise<unknown>>>();

/**
 * Serialises work per owner and key within this process; other keys don't wait. While waiting, a caller holds nothing.
 * A failure concerns its caller only: the next in line runs all the same.
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

/** Resolves when the owner has no work running or waiting. */
export async function allDone(owner: object): Promise<void> {
  const line = lines.get(owner) ?? new Map<Key, Promise<unknown>>();
  while (line.size > 0) await Promise.all(line.values());
}
