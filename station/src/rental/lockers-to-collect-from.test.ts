import type { LockerStatus } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import type { KnownSession } from '../memory/known-sessions.ts';
import { exampleKnownSession } from '../testing/example-known-session.ts';
import { exampleLocker } from '../testing/example-station.ts';
import { lockersToCollectFrom } from './lockers-to-collect-from.ts';

const mine = exampleKnownSession();
const at = (time: string) => Temporal.Instant.from(`2027-06-01T${time}:00Z`);
const other = (id: string, change: Partial<KnownSession>) => exampleKnownSession({ id, ...change });

type Row = {
  name: string;
  statuses?: LockerStatus[];
  others?: KnownSession[];
  openLockers?: number[];
  now?: string;
  from: number[];
};

test.for<Row>([
  { name: 'its own locker comes first', from: [1, 2, 3] },
  {
    name: 'a locker out of service is replaced, even early',
    statuses: ['disabled', 'free', 'free'],
    now: '11:50',
    from: [2, 3],
  },
  {
    name: 'before the start, somebody late in its locker is waited for',
    statuses: ['rented', 'free', 'free'],
    now: '11:55',
    from: [],
  },
  { name: 'from the start on, it moves to another', statuses: ['rented', 'free', 'free'], from: [2, 3] },
  {
    name: 'a board known to be out counts, whatever the locker says',
    others: [other('late', { status: 'started' })],
    from: [2, 3],
  },
  {
    name: 'a locker that somebody else needs before the end is left alone',
    others: [other('next', { lockerNumber: 2, start: at('13:59'), end: at('15:00') })],
    from: [1, 3],
  },
  {
    name: 'one that is needed after the end is fine',
    others: [other('next', { lockerNumber: 2, start: at('14:00'), end: at('15:00') })],
    from: [1, 2, 3],
  },
  {
    name: 'sessions that are over need nothing',
    others: [
      other('gone', { lockerNumber: 2, status: 'finished' }),
      other('no', { lockerNumber: 3, status: 'cancelled' }),
    ],
    from: [1, 2, 3],
  },
  { name: 'a door that stands open is somebody else’s', openLockers: [2], from: [1, 3] },
  { name: 'nothing is free', statuses: ['disabled', 'rented', 'disabled'], from: [] },
])('$name', ({ statuses = ['free', 'free', 'free'], others = [], openLockers = [], now = '12:05', from }) => {
  const lockers = statuses.map((status, index) => exampleLocker(index + 1, { status }));
  const wall = { lockers, sessions: [mine, ...others], openLockers };
  expect(lockersToCollectFrom(wall, mine, at(now))).toEqual(from);
});

test('a locker that has lost something is offered last', () => {
  const [board, ...rest] = exampleLocker(1).items;
  if (!board) throw new Error('a locker has a board');
  const incomplete = exampleLocker(1, {
    items: [board, ...rest.map((item) => ({ ...item, status: 'not-found' as const }))],
  });
  const own = exampleLocker(3, { status: 'disabled' });
  const wall = { lockers: [incomplete, exampleLocker(2), own], sessions: [], openLockers: [] };
  expect(lockersToCollectFrom(wall, exampleKnownSession({ lockerNumber: 3 }), at('12:05'))).toEqual([2, 1]);
});
