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
  stationId,
  data: null,
  from: null,
  createdAt: '2027-06-15T12:00:00Z',
});

test('an action leads to the page of what it was done to', () => {
  expect(targetAddress(entry('booking-cancelled', 'b1', 'pirita'))).toBe('/admin/bookings/b1');
  expect(targetAddress(entry('locker-opened', 'pirita/3', 'pirita'))).toBe('/admin/stations/pirita');
  expect(targetAddress(entry('station-edited', 'pirita', 'pirita'))).toBe('/admin/stations/pirita');
  expect(targetAddress(entry('person-banned', 'p1'))).toBe('/admin/people/p1');
  expect(targetAddress(entry('station-owner-added', 'p1', 'pirita'))).toBe('/admin/people/p1');
  expect(targetAddress(entry('broadcast-sent', 's1', 'pirita'))).toBe('/admin/stations/pirita/message/s1');
  expect(targetAddress(entry('claim-approved', 'c1', 'pirita'))).toBe('/admin/money/claims/c1');
});

test('what has no page is only an id', () => {
  expect(targetAddress(entry('api-key-deleted', 'k1'))).toBeUndefined();
});
