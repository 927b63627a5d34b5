import { loginEnd } from '../api/login-end.ts';
import { ownBookingsChange } from '../api/own-bookings-change.ts';
import type { BuildNews } from './build-news.ts';
import type { KeepWish } from './keep-wish.ts';
import { forgetKeptBookings } from './kept-bookings.ts';
import { pageManifest } from './page-manifest.ts';
import { WORKER } from './worker-addresses.ts';

/** The last wish, so that a change of person on an open page is sent once for all listeners. */
let wish: Omit<KeepWish, 'isInstalled'> | undefined;
let isListening = false;

/**
 * Has the service worker keep this person's essentials without a network. It's registered for signed-in people only,
 * because others have nothing to keep. `onNewVersion` is called when another build's worker has taken over.
 */
export async function keepOffline(newWish: NonNullable<typeof wish>, onNewVersion: () => void): Promise<void> {
  wish = newWish;
  // Also without a worker, such as after an operator has switched it off.
  if (newWish.ownerId === null) await forgetKeptBookings();
  const { serviceWorker } = navigator;
  if (!isListening) {
    isListening = true;
    ownBookingsChange.onTold(() => void tellWorker());
    loginEnd.onTold(() => {
      wish &&= { ...wish, ownerId: null };
      void forgetKeptBookings().then(tellWorker);
    });
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<BuildNews>) => {
      if (pageManifest()?.includes(data.build) === false) onNewVersion();
    });
    document.addEventListener('visibilitychange', () => void lookForNewVersion());
  }
  if (newWish.ownerId !== null) await serviceWorker.register(WORKER);
  await tellWorker();
}

/** Browsers look when a page is loaded; a tab may stay open for weeks. */
async function lookForNewVersion(): Promise<void> {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

async function tellWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const ready = registration.active ?? (await navigator.serviceWorker.ready).active;
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
  ready?.postMessage({ ...wish, isInstalled });
}
