import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { ledgerCalls } from '@laine/contract/admin/ledger-calls.ts';
import { personCalls } from '@laine/contract/admin/person-calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Filter, readListAddress } from './list-address.ts';
import { listOf } from './list-of.ts';

const bookings = listOf(bookingCalls.adminBookings, { filters: ['station', 'status', 'day'] });
const ledger = listOf(ledgerCalls.ledger, { filters: ['purpose', 'station'] });
const people = listOf(personCalls.people, {
  filters: ['status'],
  own: { late: Filter(z.literal('yes')) },
  inputOf: ({ late }) => ({ lateTwice: late && 'true' }),
  rowsPerPage: 24,
});

const bookingsAt = (search: string) => bookings.inputOf(readListAddress(bookings.address, new URLSearchParams(search)));
const ledgerAt = (search: string) => ledger.inputOf(readListAddress(ledger.address, new URLSearchParams(search)));
const peopleAt = (search: string) => people.inputOf(readListAddress(people.address, new URLSearchParams(search)));

test('an address says what the call is asked, in words of its own for ids', () => {
  expect(bookingsAt('station=pirita&status=complete&day=2026-06-01&page=3')).toEqual({
    stationId: 'pirita',
    status: 'complete',
    day: '2026-06-01',
    offset: 100,
    limit: 50,
  });
});

test.each(['station=No!&status=lost&day=1999-13-01&page=two', 'stationId=pirita&person=p1&limit=1000&lang=et'])(
  'what the call would refuse and what the list does not know is as good as missing: %s',
  (search) => {
    expect(bookingsAt(search)).toEqual({ offset: 0, limit: 50 });
  },
);

test('a list without a total goes on from one of its rows', () => {
  const before = '2026-06-01T10:00:00.000Z_a1';
  expect(ledgerAt(`station=pirita&before=${before}&page=2`)).toEqual({ stationId: 'pirita', before });
  expect(ledgerAt('after=nonsense')).toEqual({});
});

test('a list may say something of its own in its address', () => {
  expect(peopleAt('late=yes&status=active&page=2')).toEqual({
    lateTwice: 'true',
    status: 'active',
    offset: 24,
    limit: 24,
  });
  expect(peopleAt('late=no')).toEqual({ offset: 0, limit: 24 });
});

test('its table as CSV takes the filters and leaves the paging', () => {
  const input = ledgerAt('station=pirita&after=2026-06-01T10:00:00.000Z_a1');
  expect(callAddress(ledgerCalls.ledgerCsv, input)).toBe('/api/admin/ledger.csv?stationId=pirita');
});
