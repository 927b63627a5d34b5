const lines = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * One after the other within this process. Whoever waits for a station waits here, holding nothing: a crowd waiting
 * for its row in the database would hold every connection, and all other stations would stand still.
 * The database's own lock decides between processes.
 */
export async function inTurn<T>(owner: object, key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(owner) ?? new Map<string, Promise<unknown>>();
  lines.set(owner, line);
  const before = line.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  const settled = turn.catch(() => {});
  line.set(key, settled);
  try {
    return await turn;
  } finally {
    if (line.get(key) === settled) line.delete(key);
  }
}
