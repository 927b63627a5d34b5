import { expect, test } from 'vitest';
import { alertAddress, lockersOf } from './alert-address.ts';

const stationId = 'pirita';

test.each([
  ['/admin/stations/pirita', { kind: 'door-jammed', stationId, data: { lockerNumber: 2 } }],
  ['/admin/bookings/b1', { kind: 'payment-disputed', stationId: null, data: { bookingId: 'b1' } }],
  ['/admin/stations/pirita', { kind: 'not-back', stationId, data: {} }],
  ['/admin/people/p1', { kind: 'late-twice', stationId: null, data: { personId: 'p1' } }],
  [undefined, { kind: 'late-twice', stationId: null, data: {} }],
  ['/admin/money/claims/c1', { kind: 'claim-proposed', stationId, data: { claimId: 'c1' } }],
  ['/admin/money/transfers', { kind: 'transfer-due', stationId: null, data: {} }],
  ['/admin/money/ledger', { kind: 'refund-failed', stationId: null, data: { bookingId: 'b1' } }],
  ['/admin/money/ledger', { kind: 'books-differ', stationId: null, data: {} }],
] as const)('%s is where the next step of %o is done', (address, alert) => {
  expect(alertAddress(alert)).toBe(address);
});

test('an alert names its locker, or all those of somebody who is searched for', () => {
  const named = [{ lockerNumber: 3 }, { lockerNumbers: [1, 2] }, {}, null].map((data) => lockersOf({ data }));
  expect(named).toEqual([[3], [1, 2], [], []]);
});
