import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { productClock } from '../api/product-clock.ts';
import { forgetKeptTicket, markOfTicket, readKeptTicket, writeKeptTicket } from './kept-ticket.ts';
import type { Kept } from './kept.ts';
import { ticketToKeep } from './ticket-to-keep.ts';
import { WORKER } from './worker-addresses.ts';

/** One after the other: a forgotten thing must not be written afterwards. */
let last: Promise<unknown> = Promise.resolve();

type Told = {
  token: string;
  /** Null once it is over. */
  ticket: SharedTicket | null;
};

/** Keeps the ticket as it is now; one that is over is kept no more. Another one stays until this one has its code. */
export function keepTicket(told: Told, words: Pick<Kept, 'locale' | 'brandName'>): void {
  // Storage may be full or forbidden; the page works without it.
  last = last.then(() => keep(told, words)).catch(() => undefined);
}

async function keep({ token, ticket }: Told, words: Pick<Kept, 'locale' | 'brandName'>): Promise<void> {
  const mark = await markOfTicket(token);
  const browser = Date.now();
  const booking = ticket && ticketToKeep(ticket);
  if (!booking) {
    const kept = await readKeptTicket(browser);
    return ticket === null && kept?.mark === mark ? forgetKeptTicket() : undefined;
  }
  const readAt = { product: productClock.at(browser).epochMilliseconds, browser };
  await writeKeptTicket({ ...words, mark, readAt, bookings: [booking] });
  await navigator.serviceWorker.register(WORKER);
}
