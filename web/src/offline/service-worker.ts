import { paths } from '@laine/contract/paths.ts';
import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { BuildNews } from './build-news.ts';
import { countValidCodes } from './count-valid-codes.ts';
import type { KeepWish } from './keep-wish.ts';
import { forgetKeptBookings, readKeptBookings, writeKeptBookings } from './kept-bookings.ts';
import { forgetKeptTicket, readKeptTicket } from './kept-ticket.ts';
import { productNow, type Kept } from './kept.ts';
import { offlinePage, offlinePolicy, TRY_AGAIN_MARK } from './offline-page.ts';
import { pageOrKept } from './page-or-kept.ts';
import { COMING_BOOKINGS, hasOfflinePage, LOGOUT } from './worker-addresses.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * Keeps the own bookings and a shared ticket readable without a network, and does nothing else: pages come from the
 * server as long as it answers in time, files from the browser's own cache, which already keeps what has a hash in its
 * name.
 */

/** Different for every build, so that browsers install a new worker. */
declare const BUILD: string;
const worker = globalThis as unknown as WorkerScope;

/** Grows when bookings are forgotten: an answer that was under way then must not be kept. */
let round = 0;

async function forget(): Promise<void> {
  round += 1;
  await forgetKeptBookings();
}

async function keep(wish: KeepWish): Promise<void> {
  const { ownerId, locale, brandName } = wish;
  const kept = await readKeptBookings(Date.now());
  if (ownerId === null || (kept && kept.ownerId !== ownerId)) await forget();
  if (ownerId === null) return;
  const thisRound = round;
  const answer = await fetch(COMING_BOOKINGS, { cache: 'no-store' });
  // Nobody is signed in any more, or they lost the right.
  if (answer.status === 401 || answer.status === 403) return forget();
  if (!answer.ok) return;
  const { bookings } = (await answer.json()) as { bookings: ComingBooking[] };
  if (thisRound !== round) return;
  if (bookings.length === 0) return forget();
  const product = Date.parse(answer.headers.get('x-now') ?? '') || Date.now();
  await writeKeptBookings({ locale, brandName, ownerId, bookings, readAt: { product, browser: Date.now() } });
}

/** Only on an installed app: elsewhere there is no icon, and browsers without a surface end a worker that asks. */
async function showCodes({ isInstalled }: KeepWish): Promise<void> {
  if (!isInstalled || !('setAppBadge' in navigator)) return;
  const now = Date.now();
  const kept = await readKeptBookings(now);
  // Zero takes the number away.
  await navigator.setAppBadge(kept ? countValidCodes(kept.bookings, productNow(kept, now)) : 0);
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

/** Pages of an older build offer to reload; one that is of this build has nothing to hear. */
async function takeOver(): Promise<void> {
  await worker.clients.claim();
  const news: BuildNews = { build: BUILD };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- All of them are pages of this origin.
  for (const page of await worker.clients.matchAll()) page.postMessage(news);
}

worker.addEventListener('activate', (event) => {
  // The browser requests a page while the worker starts, so that nobody waits for it.
  event.waitUntil(Promise.all([takeOver(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener('message', (event) => {
  // A lost network leaves what is kept.
  const wish = event.data as KeepWish;
  const kept = keep(wish).catch(() => undefined);
  event.waitUntil(kept.then(() => showCodes(wish)).catch(() => undefined));
});

worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname === LOGOUT) event.waitUntil(Promise.all([forget(), forgetKeptTicket()]));
  if (pathname === LOGOUT || hasOfflinePage(pathname)) event.respondWith(answerPage(event, pathname));
});

async function readKept(pathname: string): Promise<Kept | undefined> {
  if (pathname === LOGOUT) return undefined;
  const read = pathname === paths.ticket() ? readKeptTicket : readKeptBookings;
  return read(Date.now());
}

async function answerPage({ request, preloadResponse }: FetchEvent, pathname: string): Promise<Response> {
  const found = await pageOrKept({
    pathname,
    loading: preloadResponse.then((page) => page ?? fetch(request)),
    reading: readKept(pathname),
    isTryingAgain: request.referrerPolicy === TRY_AGAIN_MARK,
  });
  if (found instanceof Response) {
    // Signed out from another device, or by time: the login ended without this browser's doing.
    if (found.headers.get('x-signed-in') === 'no') await forget().catch(() => undefined);
    return found;
  }
  const nonce = crypto.randomUUID();
  return new Response(
    offlinePage({ pathname, browserNow: Date.now(), ...found, nonce, language: navigator.language }),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': offlinePolicy(nonce),
        'cache-control': 'no-store',
      },
    },
  );
}
