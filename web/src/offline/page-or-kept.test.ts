import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptBookings } from './kept-bookings.ts';
import { pageOrKept } from './page-or-kept.ts';

const kept: KeptBookings = {
  ownerId: 'anna',
  locale: 'et',
  brandName: 'Laine',
  readAt: { product: 0, browser: 0 },
  bookings: [],
};
const DAY_IN_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is shown for a page that comes after a while; undefined while the browser still waits. */
async function shownAfter(waitedMs: number, wish: { takesMs: number; kept?: KeptBookings; isTryingAgain?: boolean }) {
  const loading = new Promise<Response>((done) => setTimeout(() => done(new Response('page')), wish.takesMs));
  const isTryingAgain = wish.isTryingAgain ?? false;
  let shown: unknown;
  void pageOrKept({ loading, reading: Promise.resolve(wish.kept), isTryingAgain }).then((answer) => (shown = answer));
  await vi.advanceTimersByTimeAsync(waitedMs);
  return shown;
}

test('a page that does not come gives way to the kept bookings', async () => {
  expect(await shownAfter(5_000, { takesMs: DAY_IN_MS, kept })).toBeUndefined();
  expect(await shownAfter(7_000, { takesMs: DAY_IN_MS, kept })).toEqual({ problem: 'slow', kept });
});

test('a page that comes in time is shown', async () => {
  expect(await shownAfter(7_000, { takesMs: 3_000, kept })).toBeInstanceOf(Response);
});

test('where nothing is kept, or the kept bookings are on the screen already, the page may take its time', async () => {
  expect(await shownAfter(60_000, { takesMs: DAY_IN_MS })).toBeUndefined();
  expect(await shownAfter(60_000, { takesMs: 30_000 })).toBeInstanceOf(Response);
  expect(await shownAfter(60_000, { takesMs: 30_000, kept, isTryingAgain: true })).toBeInstanceOf(Response);
});

test('a lost network is told at once, with what is kept', async () => {
  const lose = (reading: Promise<KeptBookings | undefined>) =>
    pageOrKept({ loading: Promise.reject(new TypeError('fetch failed')), reading, isTryingAgain: false });
  expect(await lose(Promise.resolve(kept))).toEqual({ problem: 'lost', kept });
  expect(await lose(Promise.resolve(undefined))).toEqual({ problem: 'lost', kept: undefined });
  // A storage that cannot be read keeps nothing.
  expect(await lose(Promise.reject(new Error('no storage')))).toEqual({ problem: 'lost', kept: undefined });
});
