import { expect, test } from 'vitest';
import { occupancyOf, type LiveSession, type StationLoad } from './occupancy.ts';

const at = (minutes: number) => Temporal.Instant.fromEpochMilliseconds(minutes * 60_000);
const span = (from: number, until: number) => ({ fromMs: from * 60_000, untilMs: until * 60_000 });
const now = at(100);

const session = (
  id: string,
  start: number,
  end: number,
  status: LiveSession['status'],
  lockerNumber: number | null,
): LiveSession => ({ id, start: at(start), end: at(end), status, lockerNumber });

const load = (different: Partial<StationLoad>): StationLoad => ({
  lockerNumbers: [1, 2],
  sessions: [],
  turnaroundInSeconds: 600,
  ...different,
});

const pinned = (different: Partial<StationLoad>) => [...occupancyOf(load(different), now).pinned];

test('a session nobody has collected holds a board from its start to its end and turnaround', () => {
  const sessions = [session('a', 120, 180, 'created', 1)];
  expect(occupancyOf(load({ sessions }), now).movable).toEqual([
    { sessionId: 'a', lockerNumber: 1, ...span(120, 190) },
  ]);
});

test.each([
  ['in time', session('a', 60, 180, 'started', 1), span(60, 190)],
  ['late', session('a', 30, 90, 'started', 1), span(30, 110)],
  ['collected early', session('a', 105, 180, 'started', 1), span(100, 190)],
])('a board that is out, %s, stays in its locker and counts until now at least', (_, out, expected) => {
  expect(pinned({ sessions: [out] })).toEqual([
    [1, [expected]],
    [2, []],
  ]);
});

test('a late board is not free at this very moment, even without turnaround', () => {
  const sessions = [session('a', 30, 90, 'started', 1)];
  expect(pinned({ sessions, turnaroundInSeconds: 0 })[0]).toEqual([1, [span(30, 101)]]);
});

test('a board out of a locker no longer in service takes nothing from the others', () => {
  const sessions = [session('a', 60, 180, 'started', 3)];
  expect(occupancyOf(load({ sessions }), now)).toMatchObject({ movable: [] });
  expect(pinned({ sessions })).toEqual([
    [1, []],
    [2, []],
  ]);
});

test('a board that is out, nobody knows of which locker, is missing from any of them', () => {
  const sessions = [session('a', 60, 180, 'started', null)];
  expect(occupancyOf(load({ sessions }), now).movable).toEqual([
    { sessionId: 'a', lockerNumber: null, ...span(60, 190) },
  ]);
});

test('a closed locker whose board is out counts once', () => {
  const sessions = [session('a', 60, 180, 'started', 1)];
  const closures = [
    { lockerNumber: 1, start: at(170), end: at(300) },
    { lockerNumber: 1, start: at(400), end: at(500) },
  ];
  expect(pinned({ sessions, closures })[0]).toEqual([1, [span(60, 300), span(400, 500)]]);
});
