import type { Clock } from '../../../ground/clock.ts';
import type { Database } from '../../../ground/db/open-database.ts';
import { followPublicChanges } from '../../../ground/events/follow-public-changes.ts';
import type { LiveChanges } from '../../../ground/events/open-live-changes.ts';

/** Bookings leave pages at their end, without any change in the database, so this limits the age of pages. */
const MAX_AGE_MS = 20_000;
const AGES_READ_EVERY_MS = 1_000;

/** Enough for every station of a large network in every language; made-up addresses must not fill the memory. */
const MAX_ENTRIES = 4_000;

type CacheRule<T> = {
  /** Defaults to caching everything. */
  isCacheable?: (value: T) => boolean;
  /** Belongs to this station only, and is dropped when anything changes there. */
  stationId?: string | undefined;
  /** Of all stations, shows the bookings of these; filled while it's made. */
  showsBookingsAt?: ReadonlySet<string>;
};

export type PublicCache = {
  /** The cached value, or the result of `make`, which parallel callers share even if it isn't cached. */
  findOrMake<T>(key: string, make: () => Promise<T>, rule?: CacheRule<T>): Promise<T>;
  clear(): void;
  close(): Promise<void>;
};

type Entry = {
  making: Promise<unknown>;
  isMade: boolean;
  begunAtInMs: number;
  stationId: string | undefined;
  showsBookingsAt: ReadonlySet<string> | undefined;
};

/**
 * Caches what is the same for every anonymous visitor, until the database reports a change: of a station's own facts or
 * a review, which any page may name; of bookings, for the pages that show them; of anything at a station, for its page.
 */
export async function openPublicCache(
  db: Database,
  clock: Clock,
  live: LiveChanges,
  maxAgeInMs = MAX_AGE_MS,
): Promise<PublicCache> {
  const cached = new Map<string, Entry>();
  const clear = () => cached.clear();
  const dropWith = (isOutdated: (entry: Entry) => boolean) => {
    for (const [key, entry] of cached) if (isOutdated(entry)) cached.delete(key);
  };
  const stopListening = await followPublicChanges(
    db,
    (change) => {
      if (change.what !== 'bookings') return clear();
      // Nobody knows yet what a page that is being made will show.
      dropWith(({ isMade, showsBookingsAt: shown }) => shown !== undefined && (!isMade || shown.has(change.stationId)));
    },
    clear,
  );
  const stopFollowing = live.follow({
    onChange(change) {
      dropWith(({ stationId }) => stationId !== undefined && stationId === change.stationId);
    },
    onGap: clear,
  });
  const stopWatching = clock.onJump(clear);
  // Reading the time at every look-up cost a tenth of a cached answer.
  const timer = setInterval(() => {
    const oldestInMs = performance.now() - maxAgeInMs;
    dropWith(({ begunAtInMs }) => begunAtInMs < oldestInMs);
  }, AGES_READ_EVERY_MS).unref();
  return {
    findOrMake<T>(key: string, make: () => Promise<T>, rule: CacheRule<T> = {}) {
      const { isCacheable = () => true, stationId, showsBookingsAt } = rule;
      const found = cached.get(key);
      if (found) return found.making as Promise<T>;
      const making = make();
      const entry: Entry = { making, isMade: false, begunAtInMs: performance.now(), stationId, showsBookingsAt };
      const [oldest] = cached.keys();
      if (cached.size >= MAX_ENTRIES && oldest !== undefined) cached.delete(oldest);
      cached.set(key, entry);
      // A failure is not cached: the next visitor tries again.
      const forget = () => cached.get(key) === entry && cached.delete(key);
      making.then((value) => (isCacheable(value) ? (entry.isMade = true) : forget()), forget);
      return making;
    },
    clear,
    async close() {
      clearInterval(timer);
      stopWatching();
      stopFollowing();
      await stopListening();
    },
  };
}
