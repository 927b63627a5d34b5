import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { productClock } from '../api/product-clock.ts';
import type { Kept } from './kept.ts';
import { forgetKeptTicket, writeKeptTicket } from './kept-ticket.ts';
import { ticketToKeep } from './ticket-to-keep.ts';
import { WORKER } from './worker-addresses.ts';

/** One after the other: what is forgotten must not be written afterwards. */
let last: Promise<unknown> = Promise.resolve();

/** Keeps the ticket as it is now; with null none is kept any more. */
export function keepTicket(ticket: SharedTicket | null, words: Pick<Kept, 'locale' | 'brandName'>): void {
  // Storage may be full or forbidden; the page works without it.
  last = last.then(() => keep(ticket, words)).catch(() => undefined);
}

async function keep(ticket: SharedTicket | null, words: Pick<Kept, 'locale' | 'brandName'>): Promise<void> {
  const booking = ticket && ticketToKeep(ticket);
  if (!booking) return forgetKeptTicket();
  const browser = Date.now();
  const readAt = { product: productClock.at(browser).epochMilliseconds, browser };
  await writeKeptTicket({ ...words, readAt, bookings: [booking] });
  await navigator.serviceWorker.register(WORKER);
}
