import { expect, test } from 'vitest';
import { ticketLook } from './ticket-look.ts';

test('a code sleeps until its time has come', () => {
  expect(ticketLook('created', 'unpaid')).toBe('sleeping');
  expect(ticketLook('created', 'waiting')).toBe('sleeping');
  expect(ticketLook('created', 'ready')).toBe('live');
});

test('a second board can be collected while the first is out, but not past the end', () => {
  expect(ticketLook('created', 'out')).toBe('live');
  expect(ticketLook('created', 'late')).toBe('over');
});

test('a board on the water keeps its code, however late', () => {
  expect(ticketLook('started', 'out')).toBe('live');
  expect(ticketLook('started', 'late')).toBe('live');
});

test('what is back or called off is over', () => {
  expect(ticketLook('finished', 'out')).toBe('over');
  expect(ticketLook('cancelled', 'waiting')).toBe('over');
  expect(ticketLook('created', 'cancelled')).toBe('over');
  expect(ticketLook('created', 'missed')).toBe('over');
});
