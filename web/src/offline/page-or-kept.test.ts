import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
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
const booking: ComingBooking = {
  id: 'near',
  stationId: 'pirita',
  stationName: 'Pirita',
  timeZone: 'Europe/Tallinn',
  start: '2026-07-04T10:00:00Z',
  end: '2026-07-04T12:00:00Z',
  phone: '+372 5555 0101',
  sessions: [],
  isInQuestion: false,
};
const DAY_IN_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Wish = { takesMs: number; kept?: KeptBookings; pathname?: string; isTryingAgain?: boolean };

/** The result for a page that arrives after a while; undefined while the browser still waits. */
async function shownAfter(waitedMs: number, wish: Wish) {
  const loading = new Promise<Response>((done) => setTimeout(() => done(new Response('page')), wish.takesMs));
  const { pathname = '/', isTryingAgain = false } = wish;
  const reading = Promise.resolve(wish.kept);
  let shown: unknown;
  void pageOrKept({ pathname, loading, reading, isTryingAgain }).then((answer) => (shown = answer));
  await vi.advanceTimersByTimeAsync(waitedMs);
  return shown;
}

test('a page that does not come gives way to the kept bookings', async () => {
  expect(await shownAfter(5_000, { takesMs: DAY_IN_MS, kept })).toBeUndefined();
  expect(await shownAfter(7_000, { takesMs: DAY_IN_MS, kept })).toEqual({ problem: 'slow', kept });
});

test('a booking that is not kept, such as one that was just paid, is waited for', async () => {
  const near: KeptBookings = { ...kept, bookings: [booking] };
  const asked = { takesMs: DAY_IN_MS, kept: near };
  expect(await shownAfter(7_000, { ...asked, pathname: '/bookings/near' })).toEqual({ problem: 'slow', kept: near });
  expect(await shownAfter(60_000, { ...asked, pathname: '/bookings/just-paid' })).toBeUndefined();
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
    pageOrKept({
      pathname: '/bookings/other',
      loading: Promise.reject(new TypeError('fetch failed')),
      reading,
      isTryingAgain: false,
    });
  expect(await lose(Promise.resolve(kept))).toEqual({ problem: 'lost', kept });
  expect(await lose(Promise.resolve(undefined))).toEqual({ problem: 'lost', kept: undefined });
  // Unreadable storage counts as empty.
  expect(await lose(Promise.reject(new Error('no storage')))).toEqual({ problem: 'lost', kept: undefined });
});
