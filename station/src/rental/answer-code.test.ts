import type { LockerStatus, SessionStatus } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import { exampleKnownSession } from '../testing/example-known-session.ts';
import { exampleLocker } from '../testing/example-station.ts';
import { answerCode, type CodeAnswer, type Intent } from './answer-code.ts';

type Row = [
  now: string,
  status: SessionStatus,
  intent: Intent,
  answer: CodeAnswer['answer'],
  locker?: LockerStatus,
  isOpen?: boolean,
];

test.for<Row>([
  ['11:49', 'created', 'open', 'too-early'],
  ['11:50', 'created', 'open', 'collect'],
  ['13:59', 'created', 'open', 'collect'],
  ['14:00', 'created', 'open', 'over'],
  ['11:50', 'created', 'open', 'locker-taken', 'rented'],
  ['11:50', 'created', 'open', 'locker-off', 'disabled'],
  ['12:00', 'created', 'return', 'not-collected'],
  ['14:00', 'created', 'return', 'over'],
  ['12:30', 'started', 'open', 'open-again'],
  ['12:30', 'started', 'return', 'open-again'],
  ['23:00', 'started', 'return', 'open-again', 'rented'],
  ['12:30', 'started', 'return', 'open-again', 'disabled'],
  ['12:30', 'finished', 'open', 'over'],
  ['12:30', 'cancelled', 'open', 'over'],
  // Closed, out of service or return-only.
  ['12:30', 'created', 'open', 'no-collection', 'free', false],
  ['12:30', 'started', 'open', 'open-again', 'free', false],
  ['12:30', 'started', 'return', 'open-again', 'free', false],
])('at %s, %s, to %s: %s', ([now, status, intent, answer, locker = 'free', isCollectionOpen = true]) => {
  const session = exampleKnownSession({ status });
  const wall = { lockers: [exampleLocker(1, { status: locker })], sessions: [session], openLockers: [] };
  const moment = Temporal.Instant.from(`2027-06-01T${now}:00Z`);
  expect(answerCode({ session, intent, wall, isCollectionOpen }, moment).answer).toBe(answer);
});

test('too early says from when, a return says so, a collection says where', () => {
  const session = exampleKnownSession();
  const wall = { lockers: [exampleLocker(1)], sessions: [session], openLockers: [] };
  const ask = (intent: Intent, now: string, asked = session) =>
    answerCode(
      { session: asked, intent, wall, isCollectionOpen: true },
      Temporal.Instant.from(`2027-06-01T${now}:00Z`),
    );
  expect(ask('open', '08:00')).toEqual({ answer: 'too-early', from: Temporal.Instant.from('2027-06-01T11:50:00Z') });
  expect(ask('open', '12:00')).toEqual({ answer: 'collect', lockerNumbers: [1] });
  const started = exampleKnownSession({ status: 'started' });
  expect(ask('return', '12:00', started)).toEqual({ answer: 'open-again', purpose: 'return' });
  expect(ask('open', '12:00', started)).toEqual({ answer: 'open-again', purpose: 'again' });
});
