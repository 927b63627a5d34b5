import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';

/** Notified by the database itself when something public changes (migration 0007). */
const PUBLIC_CHANGE = 'public-change';

/** A booking leaves the list when it ends, so nothing public is older than this even when nobody changes anything. */
const MAX_AGE_MS = 20_000;

export type PublicCache = {
  /** The kept value, or what `make` gives. Parallel callers share one making, also of what is then not worth keeping. */
  keep<T>(key: string, make: () => Promise<T>, isWorthKeeping?: (value: T) => boolean): Promise<T>;
  /** What is kept under this key at this moment, if anything. */
  find(key: string): unknown;
  clear(): void;
  close(): Promise<void>;
};

type Entry = { making: Promise<unknown>; value?: unknown };

/** Keeps what is the same for every anonymous visitor, until the database says that it changed. */
export async function openPublicCache(db: Database, clock: Clock): Promise<PublicCache> {
  const kept = new Map<string, Entry>();
  const clear = () => kept.clear();
  const stopListening = await db.listen(PUBLIC_CHANGE, clear, clear);
  const stopWatching = clock.onJump(clear);
  // All at once and by a timer: asking the time at every look cost a tenth of a kept answer.
  const timer = setInterval(clear, MAX_AGE_MS).unref();
  return {
    keep<T>(key: string, make: () => Promise<T>, isWorthKeeping: (value: T) => boolean = () => true) {
      const found = kept.get(key);
      if (found) return found.making as Promise<T>;
      const making = make();
      const entry: Entry = { making };
      kept.set(key, entry);
      // A failure is not kept: the next visitor tries again.
      const forget = () => kept.get(key) === entry && kept.delete(key);
      making.then((value) => (isWorthKeeping(value) ? (entry.value = value) : forget()), forget);
      return making;
    },
    find: (key) => kept.get(key)?.value,
    clear,
    async close() {
      clearInterval(timer);
      stopWatching();
      await stopListening();
    },
  };
}
