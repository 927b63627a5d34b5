import { expect, test } from 'vitest';
import type { Screen, View } from '../../../src/screen/screen.ts';
import { exampleScreen } from '../testing/example-screens.ts';
import { textsIn } from '../texts/texts.ts';
import { spoken } from './spoken.ts';

const hear = (view: View, more: Partial<Screen> = {}) => spoken({ ...exampleScreen, view, ...more }, textsIn('en'));

test('a wrong code is read out with the tries that are left', () => {
  const code = { name: 'code', intent: 'open', asksForPhoneDigits: false } as const;

  expect(hear({ ...code, problem: { what: 'wrong-code', triesLeft: 1 } })).toBe(
    'This code opens nothing now. 1 try left.',
  );
  expect(hear({ ...code, problem: { what: 'too-early', from: '2026-07-04T12:50:00Z' } })).toBe(
    'You are a little early. Your code works from: 15:50.',
  );
});

test('a lock-out is not read out every second', () => {
  const heard = new Set([61, 75, 90].map((waitInSeconds) => hear({ name: 'locked-out', waitInSeconds })));

  expect(heard.size).toBe(1);
  expect(hear({ name: 'locked-out', waitInSeconds: 60 })).toContain('60 seconds left');
});

test('an open locker says what to take', () => {
  const items = [{ name: 'Vest M', kind: 'vest' as const }];

  expect(hear({ name: 'open', lockerNumber: 3, purpose: 'collect', items, endsAt: null, stoppedAt: null })).toBe(
    'Take these with you: Life vest. Then close the door firmly.',
  );
});

test('a warning is read out to whoever is about to go out, not to whoever brings a board back', () => {
  const warning = { kind: 'thunder', until: '2026-07-04T15:00:00Z' } as const;
  const open = { name: 'open' as const, lockerNumber: 3, items: [], endsAt: null, stoppedAt: null };

  expect(hear({ name: 'start' }, { warning })).toMatch(/^Expected until: 18:00\. Returning\?/);
  expect(hear({ name: 'start' }, { warning, closed: 'after-hours' })).toMatch(/^Thunder: stay ashore\. Returning\?/);
  expect(hear({ ...open, purpose: 'collect' }, { warning })).toMatch(/^Thunder: stay ashore\. Take/);
  expect(hear({ ...open, purpose: 'return' }, { warning })).toMatch(/^Put these back/);
  const collected = {
    name: 'collected',
    lockerNumber: 3,
    endsAt: '2026-07-04T13:00:00Z',
    isBoardInside: false,
  } as const;
  expect(hear(collected, { warning })).toBe('Thunder: stay ashore. Back by 16:00.');
});
