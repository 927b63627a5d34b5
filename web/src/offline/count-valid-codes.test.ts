import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { expect, test } from 'vitest';
import { countValidCodes } from './count-valid-codes.ts';

const board = { id: 's1', status: 'created', code: '4827', lockerNumber: 3 } as const;
const booking: ComingBooking = {
  id: 'b1',
  stationId: 'pirita',
  stationName: 'Pirita',
  timeZone: 'Europe/Tallinn',
  start: '2026-07-04T11:00:00Z',
  end: '2026-07-04T13:00:00Z',
  phone: '',
  sessions: [board, { ...board, id: 's2', code: null }],
  isInQuestion: false,
};
const countAt = (time: string, fields: Partial<ComingBooking> = {}) =>
  countValidCodes([{ ...booking, ...fields }], Date.parse(`2026-07-04T${time}Z`));

test('a code counts from ten minutes before the start until the end, if nobody has collected its board', () => {
  expect(countAt('10:49:59')).toBe(0);
  expect(countAt('10:50:00')).toBe(1);
  expect(countAt('13:00:00')).toBe(0);
});

test('a board that is out is brought back with its code, however late', () => {
  expect(countAt('15:00:00', { sessions: [{ ...board, status: 'started' }] })).toBe(1);
  expect(countAt('15:00:00', { sessions: [{ ...board, status: 'started' }], isInQuestion: true })).toBe(0);
});
