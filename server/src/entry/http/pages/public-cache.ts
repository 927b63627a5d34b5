import type { Clock } from '../../../ground/clock.ts';
import type { Database } from '../../../ground/db/open-database.ts';
import type { LiveChanges } from '../../../ground/events/open-live-changes.ts';

/** The database itself notifies this channel when something public changes (migration 0008). */
const PUBLIC_CHANGE = 'public-change';

/** Bookings leave the list at their end, without any change in the database, so this limits the age of pages. */
const MAX_AGE_MS = 20_000;

/** Enough for every station of a large network in every language; made-up addresses must not fill the memory. */
const MAX_ENTRIES = 2_000;

type CacheRule<T> = {
  /** Defaults to caching everything. */
  isCacheable?: (value: T) => boolean;
  /** Belongs to this station only, and is dropped when anything changes there. */
  stationId?: string | undefined;
};

export type PublicCache = {
  /** The cached value, or the result of `make`, which parallel callers share even if it isn't cached. */
  findOrMake<T>(key: string, make: () => Promise<T>, rule?: CacheRule<T>): Promise<T>;
  find(key: string): unknown;
  clear(): void;
  close(): Promise<void>;
};

type Entry = { making: Promise<unknown>; value?: unknown; stationId: string | undefined };

/** Caches what is the same for every anonymous visitor, until the database reports a change. */
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
  // One timer clears everything: reading the time at every look-up cost a tenth of a cached answer.
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
