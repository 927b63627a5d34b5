import { expect, test } from 'vitest';
import { isBeingSetUp, isReachable, nextStep, shownStep } from './set-up-progress.ts';

const bare = { problems: ['name: missing'], driver: null, lastSeenAt: null, firstOpenedAt: null };
const described = { ...bare, problems: [] };
const wired = { ...described, driver: 'simulated' as const };
const heard = { ...wired, lastSeenAt: '2026-05-01T10:00:00.000Z' };
const opened = { ...heard, firstOpenedAt: '2026-05-01T10:01:00.000Z' };

test.each([
  ['public', bare],
  ['hardware', described],
  ['program', wired],
  ['doors', heard],
  [undefined, opened],
])('it goes on with %s', (step, station) => {
  expect(nextStep(station)).toBe(step);
});

test('an address leads back, but not beyond what is done', () => {
  expect(shownStep(wired, 'public')).toBe('public');
  expect(shownStep(wired, 'doors')).toBe('program');
  expect(shownStep(wired, undefined)).toBe('program');
  expect(shownStep(wired, 'nonsense')).toBe('program');
  expect(shownStep(opened, undefined)).toBe('boards');
  expect(nextStep({ ...opened, reasonsNotToOpen: ['no-boards-seen'] })).toBe('boards');
  expect(isReachable(opened, 'hardware')).toBe(true);
});

test('facts that were broken later lead back to them', () => {
  expect(nextStep({ ...opened, problems: ['email: missing'] })).toBe('public');
});

test('a station that takes bookings is not being set up', () => {
  expect(isBeingSetUp({ ...heard, status: 'disabled' })).toBe(true);
  expect(isBeingSetUp({ ...heard, status: 'active' })).toBe(false);
  expect(isBeingSetUp({ ...opened, status: 'disabled' })).toBe(false);
});
