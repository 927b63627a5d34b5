import type { Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';

/** Notified by the database itself when something public changes (migration 0007). */
export const PUBLIC_CHANGE = 'public-change';

/** A booking leaves the list when it ends, so nothing public is older than this even when nobody changes anything. */
const LONGEST = Temporal.Duration.from({ seconds: 20 });

export type PublicCache = {
  /** The kept value, or what `make` gives. Parallel callers share one making. */
  keep<T>(key: string, make: () => Promise<T>): Promise<T>;
  clear(): void;
  close(): Promise<void>;
};

/** Keeps what is the same for every anonymous visitor, until the database says that it changed. */
export async function openPublicCache(db: Database, clock: Clock): Promise<PublicCache> {
  const kept = new Map<string, { value: Promise<unknown>; until: Temporal.Instant }>();
  const clear = () => kept.clear();
  const stopListening = await db.listen(PUBLIC_CHANGE, clear, clear);
  const stopWatching = clock.onJump(clear);
  return {
    keep<T>(key: string, make: () => Promise<T>) {
      const now = clock.now();
      const found = kept.get(key);
      if (found && Temporal.Instant.compare(now, found.until) < 0) return found.value as Promise<T>;
      const value = make();
      kept.set(key, { value, until: now.add(LONGEST) });
      // A failure is not kept: the next visitor tries again.
      value.catch(() => kept.get(key)?.value === value && kept.delete(key));
      return value;
    },
    clear,
    async close() {
      stopWatching();
      await stopListening();
    },
  };
}
