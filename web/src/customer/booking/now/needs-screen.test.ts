import { expect, test } from 'vitest';
import { needsScreen } from './needs-screen.ts';

const at = (time: string) => Temporal.Instant.from(`2026-07-04T${time}Z`);
const start = '2026-07-04T11:00:00Z';

test('the screen is needed from fifteen minutes before the start', () => {
  expect(needsScreen('waiting', start, at('10:44:59'))).toBe(false);
  expect(needsScreen('waiting', start, at('10:45:00'))).toBe(true);
});

test('the screen is needed as long as a code opens a door, and not afterwards', () => {
  for (const phase of ['ready', 'out', 'late'] as const) expect(needsScreen(phase, start, at('12:00:00'))).toBe(true);
  for (const phase of ['unpaid', 'in-question', 'finished', 'missed', 'cancelled'] as const)
    expect(needsScreen(phase, start, at('12:00:00'))).toBe(false);
});
