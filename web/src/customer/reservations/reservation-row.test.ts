import type { BookingRow } from '@laine/contract/public/entities.ts';
import { expect, test } from 'vitest';
import { reservationRow } from './reservation-row.ts';

const booking: BookingRow = {
  id: 'b1',
  status: 'complete',
  amount_total: 3_500,
  customer: null,
  stationName: 'Pirita',
  timeZone: 'Europe/Tallinn',
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

test('a row shows start and end on the clock of the station', () => {
  expect(reservationRow(booking, 'en')).toEqual({
    id: 'b1',
    status: 'complete',
    stationName: 'Pirita',
    start: '04.07.2026 23:30',
    end: '05.07.2026 01:30',
    boards: 2,
    paid: '€35.00',
  });
});

test('a booking that nobody paid shows a dash', () => {
  expect(reservationRow({ ...booking, status: 'open', amount_total: null }, 'en').paid).toBe('–');
});
