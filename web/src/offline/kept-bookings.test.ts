import { callAddress } from '@laine/contract/client.ts';
import { accountCalls } from '@laine/contract/public/account-calls.ts';
import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { expect, test } from 'vitest';
import type { KeptBookings } from './kept-bookings.ts';
import { stillKept } from './kept.ts';
import { COMING_BOOKINGS, LOGOUT } from './worker-addresses.ts';

const kept: KeptBookings = {
  ownerId: 'anna',
  locale: 'en',
  brandName: 'Laine',
  // The product's clock may be another than the phone's.
  readAt: { product: Date.parse('2026-07-04T10:00:00Z'), browser: Date.parse('2026-07-01T00:00:00Z') },
  bookings: [
    {
      id: 'b1',
      stationId: 'pirita',
      stationName: 'Pirita',
      timeZone: 'Europe/Tallinn',
      start: '2026-07-04T11:00:00Z',
      end: '2026-07-04T13:00:00Z',
      phone: '',
      sessions: [],
      isInQuestion: false,
    },
  ],
};
const hoursLater = (hours: number) => stillKept(kept, kept.readAt.browser + hours * 3_600_000);

test('a booking stays until some hours after its end, on the clock of the product', () => {
  expect(hoursLater(2)?.bookings).toHaveLength(1);
  // Late boards are brought back with the same code.
  expect(hoursLater(8)?.bookings).toHaveLength(1);
  expect(hoursLater(9)).toBeUndefined();
});

test('a phone whose clock was set back forgets nothing too early', () => {
  expect(hoursLater(-100)?.bookings).toHaveLength(1);
});

test('the worker, which loads no schemas, asks the addresses of the contract', () => {
  expect(COMING_BOOKINGS).toBe(callAddress(bookingCalls.comingBookings, {}));
  expect(LOGOUT).toBe(callAddress(accountCalls.logout, {}));
});
