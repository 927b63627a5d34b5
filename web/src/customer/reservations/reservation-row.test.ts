import type { BookingRow } from '@laine/contract/public/entities.ts';
import { expect, test } from 'vitest';
import { reservationRow } from './reservation-row.ts';

const booking: BookingRow = {
  id: 'b1',
  status: 'complete',
  amount_total: 3_500,
  customer: null,
  isToCome: true,
  stationName: 'Pirita',
  timeZone: 'Europe/Tallinn',
  image: '/stations/pirita-1.svg',
  refundedInCents: 0,
  refundWaitingInCents: 0,
  agreedTerms: { version: '2026-11-16', at: '2026-07-01T10:00:00Z' },
  metadata: {
    stationId: 'pirita',
    start: '2026-07-04T20:30:00Z',
    end: '2026-07-04T22:30:00Z',
    count: '2',
    acceptedTermsAndConditions: 'true',
    phone: '+37255555555',
  },
};

const now = Temporal.Instant.from('2026-07-03T09:00:00Z');
const visit = { locale: 'en', now, coming: [] } as const;

test('a row shows start and end on the clock of the station, as people say them', () => {
  expect(reservationRow(booking, visit)).toEqual({
    id: 'b1',
    status: 'complete',
    stationName: 'Pirita',
    image: '/stations/pirita-1.svg',
    isToCome: true,
    start: 'Tomorrow, 23:30',
    end: 'Sun 5 Jul, 01:30',
    boards: 2,
    paid: '€35.00',
    refund: null,
    waiting: null,
    coming: null,
  });
});

test('the day of the end is said only where it is another', () => {
  const metadata = { ...booking.metadata, start: '2026-07-11T07:00:00Z', end: '2026-07-11T09:00:00Z' };
  expect(reservationRow({ ...booking, metadata }, visit)).toMatchObject({
    start: 'Sat 11 Jul, 10:00',
    end: '12:00',
  });
});

test('a board that is out keeps its booking from the past, and one that was cancelled tells what went back', () => {
  const later = Temporal.Instant.from('2026-07-04T22:30:00Z');
  expect(reservationRow(booking, { ...visit, now: later }).isToCome).toBe(true);
  const cancelled = { ...booking, status: 'expired', isToCome: false, refundedInCents: 3_150 } as const;
  expect(reservationRow(cancelled, visit)).toMatchObject({ isToCome: false, refund: '€31.50' });
});

test('a booking that nobody paid shows a dash', () => {
  expect(reservationRow({ ...booking, status: 'open', amount_total: null }, visit).paid).toBe('–');
});
