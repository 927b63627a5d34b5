import type { AuditEntry } from '@laine/contract/admin/entities.ts';
import { expect, test } from 'vitest';
import { targetAddress } from './target-address.ts';

const entry = (action: AuditEntry['action'], target: string, stationId: string | null = null): AuditEntry => ({
  id: 'a1',
  actorKind: 'person',
  actorId: 'p1',
  actor: 'kai@laine.test',
  action,
  target,
  about: null,
  stationId,
  data: null,
  from: null,
  createdAt: '2027-06-15T12:00:00Z',
});

test('an action leads to the page of what it was done to', () => {
  expect(targetAddress(entry('booking-cancelled', 'b1', 'pirita'))).toBe('/admin/bookings/b1');
  expect(targetAddress(entry('locker-opened', 'pirita/3', 'pirita'))).toBe('/admin/stations/pirita');
  expect(targetAddress(entry('station-edited', 'pirita', 'pirita'))).toBe('/admin/stations/pirita');
  expect(targetAddress(entry('visit-ended', 'pirita', 'pirita'))).toBe('/admin/stations/pirita');
  expect(targetAddress(entry('lockers-swapped', 'pirita/1', 'pirita'))).toBe('/admin/stations/pirita');
  expect(targetAddress(entry('person-banned', 'p1'))).toBe('/admin/people/p1');
  expect(targetAddress(entry('station-owner-added', 'p1', 'pirita'))).toBe('/admin/people/p1');
  expect(targetAddress(entry('broadcast-sent', 's1', 'pirita'))).toBe('/admin/stations/pirita/message/s1');
  expect(targetAddress(entry('claim-approved', 'c1', 'pirita'))).toBe('/admin/money/claims/c1');
});

test('what has a name leads to its own page, whatever the action is called', () => {
  const about = {
    kind: 'booking',
    bookingId: 'b1',
    stationId: 'pirita',
    start: '2027-06-15T12:00:00Z',
    name: null,
  } as const;
  expect(targetAddress({ ...entry('locker-opened', 's1', 'pirita'), about })).toBe('/admin/bookings/b1');
  const task = { kind: 'task', stationId: 'pirita', name: 'Clean' } as const;
  expect(targetAddress({ ...entry('locker-opened', 't1', 'pirita'), about: task })).toBe('/admin/stations/pirita/todo');
  const card = { kind: 'gift-card', amountInCents: 5000 } as const;
  expect(targetAddress({ ...entry('gift-card-issued', 'g1'), about: card })).toBe('/admin/money/gift-cards');
  expect(targetAddress({ ...entry('debt-forgiven', 'd1'), about })).toBe('/admin/bookings/b1');
  expect(targetAddress({ ...entry('claim-approved', 'c1', 'pirita'), about })).toBe('/admin/money/claims/c1');
  expect(targetAddress({ ...entry('session-created', 's1'), about: { ...about, bookingId: null } })).toBeUndefined();
  const item = { kind: 'item', itemId: 'i1', stationId: 'pirita', name: 'Board 1' } as const;
  expect(targetAddress({ ...entry('item-placed', 'i1', 'pirita'), about: item })).toBe(
    '/admin/stations/pirita/items/i1',
  );
});

test('what has no page is only an id', () => {
  expect(targetAddress(entry('api-key-deleted', 'k1'))).toBeUndefined();
});
