import { expect, test } from 'vitest';
import type { LockerData } from '../station-data.ts';
import { isLate, lockerLook } from './locker-look.ts';

const now = Temporal.Instant.from('2027-06-01T10:00:00Z');
const at = '2027-05-01T10:00:00Z';
const item = {
  id: 'i',
  status: 'found' as const,
  name: 'Board',
  canOpenDoor: false,
  rfid: 'A1',
  seenAt: at,
  lockerNumber: 1,
  stationId: 'pirita',
  createdAt: at,
  updatedAt: at,
};
const locker: LockerData = {
  number: 1,
  status: 'free',
  isOpen: false,
  rfids: null,
  notes: null,
  metadata: {},
  stationId: 'pirita',
  createdAt: at,
  updatedAt: at,
  items: [item],
  lacks: [],
  strays: [],
  isJammed: false,
  rental: null,
};
const rental = (status: 'created' | 'started', start: string, end: string) => ({
  sessionId: 's',
  bookingId: null,
  status,
  start: `2027-06-01T${start}:00Z`,
  end: `2027-06-01T${end}:00Z`,
  isInQuestion: false,
  renter: '',
});

test.each([
  ['free', {}],
  ['free', { rental: rental('created', '10:30', '11:30') }],
  ['awaited', { rental: rental('created', '09:55', '11:00') }],
  ['rented', { status: 'rented' as const, rental: rental('started', '09:00', '11:00') }],
  ['late', { status: 'rented' as const, rental: rental('started', '08:00', '09:59') }],
  [
    'questioned',
    { status: 'disabled' as const, rental: { ...rental('started', '08:00', '09:00'), isInQuestion: true } },
  ],
  ['jammed', { isJammed: true, rental: rental('created', '09:55', '11:00') }],
  ['jammed', { isJammed: true, status: 'disabled' as const }],
  ['late', { isJammed: true, status: 'rented' as const, rental: rental('started', '08:00', '09:59') }],
  ['incomplete', { lacks: ['paddle' as const], rental: rental('created', '09:55', '11:00') }],
  ['disabled', { status: 'disabled' as const, lacks: ['board' as const] }],
  ['missing', { items: [{ ...item, status: 'not-found' as const }] }],
  ['disabled', { status: 'disabled' as const }],
  ['open', { status: 'disabled' as const, isOpen: true }],
])('%s', (look, different) => {
  expect(lockerLook({ ...locker, ...different }, now)).toBe(look);
});

test('a board is late from its end on', () => {
  const out = (end: string) => ({ ...locker, rental: rental('started', '08:00', end) });
  expect(isLate(out('09:59'), now)).toBe(true);
  expect(isLate(out('10:00'), now)).toBe(false);
  expect(isLate({ ...locker, rental: { ...rental('started', '08:00', '09:59'), isInQuestion: true } }, now)).toBe(
    false,
  );
  expect(isLate({ ...locker, rental: rental('created', '08:00', '09:00') }, now)).toBe(false);
});
