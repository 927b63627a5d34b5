import { type Kept, stillKept } from './kept.ts';

/**
 * The ticket that somebody was sent, and nothing of its link: the secret behind the # stays in the address. One at a time
 * and always in the same place, beside the own bookings, because whoever has a ticket need not be signed in.
 */
export const SHARED_TICKET_CACHE = 'shared-ticket';
const PLACE = '/shared-ticket';

export async function writeKeptTicket(kept: Kept): Promise<void> {
  const cache = await caches.open(SHARED_TICKET_CACHE);
  await cache.put(PLACE, Response.json(kept));
}

export async function readKeptTicket(browserNow: number): Promise<Kept | undefined> {
  const found = await caches.match(PLACE, { cacheName: SHARED_TICKET_CACHE });
  if (!found) return undefined;
  const kept = stillKept((await found.json()) as Kept, browserNow);
  if (!kept) await forgetKeptTicket();
  return kept;
}

export async function forgetKeptTicket(): Promise<void> {
  await caches.delete(SHARED_TICKET_CACHE);
}
