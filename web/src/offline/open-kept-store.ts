import { type Kept, stillKept } from './kept.ts';

/** One thing in its own cache storage, always in the same place, until it's over. */
export function openKeptStore<Thing extends Kept>(cacheName: string, place: string) {
  const forget = async (): Promise<void> => {
    await caches.delete(cacheName);
  };
  const write = async (kept: Thing): Promise<void> => {
    const cache = await caches.open(cacheName);
    await cache.put(place, Response.json(kept));
  };
  const read = async (browserNow: number): Promise<Thing | undefined> => {
    const found = await caches.match(place, { cacheName });
    if (!found) return undefined;
    const kept = stillKept((await found.json()) as Thing, browserNow);
    if (!kept) await forget();
    return kept;
  };
  return { write, read, forget };
}
