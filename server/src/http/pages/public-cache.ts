import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';

/** Notified by the database itself when something public changes (migration 0007). */
const PUBLIC_CHANGE = 'public-change';

/** A booking leaves the list when it ends without any change in the database, so nothing cached gets older than this. */
const MAX_AGE_MS = 20_000;

export type PublicCache = {
  /** The cached value, or what `make` gives. Parallel callers share one making, even if its value is then not cached. */
  keep<T>(key: string, make: () => Promise<T>, isWorthKeeping?: (value: T) => boolean): Promise<T>;
  /** The value cached under this key at this moment, if any. */
  find(key: string): unknown;
  clear(): void;
  close(): Promise<void>;
};

type Entry = { making: Promise<unknown>; value?: unknown };

/** Caches what is the same for every anonymous visitor until the database says that it changed. */
export async function openPublicCache(db: Database, clock: Clock): Promise<PublicCache> {
  const cached = new Map<string, Entry>();
  const clear = () => cached.clear();
  const stopListening = await db.listen(PUBLIC_CHANGE, clear, clear);
  const stopWatching = clock.onJump(clear);
  // One timer clears everything: asking the time at every lookup cost a tenth of a cached answer.
  const timer = setInterval(clear, MAX_AGE_MS).unref();
  return {
    keep<T>(key: string, make: () => Promise<T>, isWorthKeeping: (value: T) => boolean = () => true) {
      const found = cached.get(key);
      if (found) return found.making as Promise<T>;
      const making = make();
      const entry: Entry = { making };
      cached.set(key, entry);
      // A failure is not cached: the next visitor tries again.
      const forget = () => cached.get(key) === entry && cached.delete(key);
      making.then((value) => (isWorthKeeping(value) ? (entry.value = value) : forget()), forget);
      return making;
    },
    find: (key) => cached.get(key)?.value,
    clear,
    async close() {
      clearInterval(timer);
      stopWatching();
      await stopListening();
    },
  };
}
