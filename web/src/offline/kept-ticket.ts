import { type Kept, stillKept } from './kept.ts';

/**
 * The ticket that somebody was sent, and nothing of its link: the secret behind the # stays in the address. One at a time
 * and always in the same place, beside the own bookings, because whoever has a ticket need not be signed in.
 */
export const SHARED_TICKET_CACHE = 'shared-ticket';
const PLACE = '/shared-ticket';

/** `mark` tells this ticket from another one, and nobody can tell the link from it. */
type KeptTicket = Kept & { mark: string };

const MARK_BYTES = 8;

export async function markOfTicket(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash, 0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function writeKeptTicket(kept: KeptTicket): Promise<void> {
  const cache = await caches.open(SHARED_TICKET_CACHE);
  await cache.put(PLACE, Response.json(kept));
}

export async function readKeptTicket(browserNow: number): Promise<KeptTicket | undefined> {
  const found = await caches.match(PLACE, { cacheName: SHARED_TICKET_CACHE });
  if (!found) return undefined;
  const kept = stillKept((await found.json()) as KeptTicket, browserNow);
  if (!kept) await forgetKeptTicket();
  return kept;
}

export async function forgetKeptTicket(): Promise<void> {
  await caches.delete(SHARED_TICKET_CACHE);
}
