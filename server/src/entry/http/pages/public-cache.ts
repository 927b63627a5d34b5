import type { Clock } from '../../../ground/clock.ts';
import type { Database } from '../../../ground/db/open-database.ts';
import type { LiveChanges } from '../../../ground/events/open-live-changes.ts';

/** Notified by the database itself when something public changes (migration 0007). */
const PUBLIC_CHANGE = 'public-change';

/** A booking leaves the list when it ends without any change in the database, so nothing cached gets older than this. */
const MAX_AGE_MS = 20_000;

/** Every station in every language at a large network; a flood of made-up addresses must not fill the memory. */
const MAX_ENTRIES = 2_000;

type CacheRule<T> = {
  /** Everything, unless told otherwise. */
  isCacheable?: (value: T) => boolean;
  /** Of one station alone: dropped when anything changes there. */
  stationId?: string | undefined;
};

export type PublicCache = {
  /** The cached value, or what `make` gives. Parallel callers share one making, even if its value is then not cached. */
  findOrMake<T>(key: string, make: () => Promise<T>, rule?: CacheRule<T>): Promise<T>;
  /** The value cached under this key at this moment, if any. */
  find(key: string): unknown;
  clear(): void;
  close(): Promise<void>;
};

type Entry = { making: Promise<unknown>; value?: unknown; stationId: string | undefined };

/** Caches what is the same for every anonymous visitor until the database says that it changed. */
export async function openPublicCache(
  db: Database,
  clock: Clock,
  live: LiveChanges,
  maxAgeInMs = MAX_AGE_MS,
): Promise<PublicCache> {
  const cached = new Map<string, Entry>();
  const clear = () => cached.clear();
  const stopListening = await db.listen(PUBLIC_CHANGE, clear, clear);
  const stopFollowing = live.follow({
    onChange(change) {
      for (const [key, { stationId }] of cached)
        if (stationId !== undefined && stationId === change.stationId) cached.delete(key);
    },
    onGap: clear,
  });
  const stopWatching = clock.onJump(clear);
  // One timer clears everything: asking the time at every lookup cost a tenth of a cached answer.
  const timer = setInterval(clear, maxAgeInMs).unref();
  return {
    findOrMake<T>(key: string, make: () => Promise<T>, { isCacheable = () => true, stationId }: CacheRule<T> = {}) {
      const found = cached.get(key);
      if (found) return found.making as Promise<T>;
      const making = make();
      const entry: Entry = { making, stationId };
      const [oldest] = cached.keys();
      if (cached.size >= MAX_ENTRIES && oldest !== undefined) cached.delete(oldest);
      cached.set(key, entry);
      // A failure is not cached: the next visitor tries again.
      const forget = () => cached.get(key) === entry && cached.delete(key);
      making.then((value) => (isCacheable(value) ? (entry.value = value) : forget()), forget);
      return making;
    },
    find: (key) => cached.get(key)?.value,
    clear,
    async close() {
      clearInterval(timer);
      stopWatching();
      stopFollowing();
      await stopListening();
    },
  };
}
