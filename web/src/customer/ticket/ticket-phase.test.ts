import { expect, test } from 'vitest';
import { ticketPhase } from './ticket-phase.ts';

const ticket = {
  start: '2026-07-04T11:00:00Z',
  end: '2026-07-04T13:00:00Z',
  status: 'created',
  isInQuestion: false,
} as const;
const at = (time: string, fields: Partial<Parameters<typeof ticketPhase>[0]> = {}) =>
  ticketPhase({ ...ticket, ...fields }, Temporal.Instant.from(`2026-07-04T${time}Z`));

test('the code works from ten minutes before the start to the end, and not after it', () => {
  expect(at('10:49:59')).toBe('waiting');
  expect(at('10:50:00')).toBe('ready');
  expect(at('12:59:59')).toBe('ready');
  expect(at('13:00:00')).toBe('missed');
});

test('a board that is out is late after the end, unless staff still look whether it is back', () => {
  expect(at('10:55:00', { status: 'started' })).toBe('out');
  expect(at('13:00:00', { status: 'started' })).toBe('late');
  expect(at('13:00:00', { status: 'started', isInQuestion: true })).toBe('in-question');
});
