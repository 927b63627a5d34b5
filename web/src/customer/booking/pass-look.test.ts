import { expect, test } from 'vitest';
import { passLook } from './pass-look.ts';

test('a code sleeps until its time has come', () => {
  expect(passLook('created', 'unpaid')).toBe('sleeping');
  expect(passLook('created', 'waiting')).toBe('sleeping');
  expect(passLook('created', 'ready')).toBe('live');
});

test('a second board can be collected while the first is out, but not past the end', () => {
  expect(passLook('created', 'out')).toBe('live');
  expect(passLook('created', 'late')).toBe('over');
});

test('a board on the water keeps its code, however late', () => {
  expect(passLook('started', 'out')).toBe('live');
  expect(passLook('started', 'late')).toBe('live');
});

test('what is back or called off is over', () => {
  expect(passLook('finished', 'out')).toBe('over');
  expect(passLook('cancelled', 'waiting')).toBe('over');
  expect(passLook('created', 'cancelled')).toBe('over');
  expect(passLook('created', 'missed')).toBe('over');
});
