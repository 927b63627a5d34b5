import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { openTestMemory } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';
import type { NewEvent } from './journal.ts';
import type { Memory } from './open-memory.ts';

const closed = (lockerNumber: number): NewEvent => ({ type: 'door-closed', lockerNumber, rfids: [] });

const append = (memory: Memory, ...lockerNumbers: number[]) =>
  memory.transaction(() => lockerNumbers.map((number) => memory.journal.append(closed(number)).sequence));

const pending = (memory: Memory) => memory.journal.listOldest(100, 1_000_000);

test('events count up without gaps and carry both clocks', () => {
  const clock = standingClock('2027-06-01T09:00:00Z');
  const memory = openTestMemory({ clock });
  append(memory, 1);
  clock.advance({ seconds: 5 });
  append(memory, 2);
  expect(pending(memory)).toEqual({
    bootId: memory.journal.bootId,
    isThisBoot: true,
    events: [
      { ...closed(1), sequence: 1, at: '2027-06-01T09:00:00Z', monotonicInMs: 1000 },
      { ...closed(2), sequence: 2, at: '2027-06-01T09:00:05Z', monotonicInMs: 6000 },
    ],
  });
});

test('a decision that fails leaves no event and no gap', () => {
  const memory = openTestMemory();
  append(memory, 1);
  expect(() =>
    memory.transaction(() => {
      memory.journal.append(closed(2));
      throw new Error('the decision failed');
    }),
  ).toThrow('the decision failed');
  expect(append(memory, 3)).toEqual([2]);
  expect(pending(memory)?.events).toMatchObject([{ lockerNumber: 1 }, { lockerNumber: 3 }]);
});

test('each boot counts for itself, and the oldest is sent first', () => {
  const dataDir = temporaryFolder();
  const first = openTestMemory({ dataDir });
  append(first, 1, 2);
  first.close();
  const second = openTestMemory({ dataDir });
  append(second, 3);
  expect(pending(second)).toMatchObject({
    bootId: first.journal.bootId,
    isThisBoot: false,
    events: [{ sequence: 1 }, { sequence: 2 }],
  });
  expect(second.journal.findNewest()).toEqual({ bootId: second.journal.bootId, sequence: 1 });
  second.acknowledge(first.journal.bootId, 2);
  expect(pending(second)).toMatchObject({ isThisBoot: true, events: [{ sequence: 1, lockerNumber: 3 }] });
});

test('what is acknowledged is gone, and the count goes on', () => {
  const memory = openTestMemory();
  append(memory, 1, 2, 3);
  memory.acknowledge(memory.journal.bootId, 2);
  expect(pending(memory)?.events).toMatchObject([{ sequence: 3 }]);
  memory.acknowledge(memory.journal.bootId, 3);
  expect(memory.journal.countUnsent()).toBe(0);
  expect(append(memory, 4)).toEqual([4]);
});

test('an acknowledgement of a boot nobody remembers does no harm', () => {
  const memory = openTestMemory();
  append(memory, 1);
  memory.acknowledge('some-other-boot', 7);
  expect(memory.journal.countUnsent()).toBe(1);
});

test('a batch is bounded by count and by text, but always has one event', () => {
  const memory = openTestMemory();
  append(memory, 1, 2, 3);
  expect(memory.journal.listOldest(2, 1_000_000)?.events).toHaveLength(2);
  expect(memory.journal.listOldest(100, 1)?.events).toHaveLength(1);
});

test.for([
  { clockSays: '2027-06-01T09:03:00Z', before: 'three minutes ago', monotonicInMs: 1_000 - 180_000 },
  { clockSays: '2027-06-01T08:50:00Z', before: 'a moment ago at least: the clock was set back', monotonicInMs: -1 },
])('what an earlier boot saw happened before this one, $before', ({ clockSays, monotonicInMs }) => {
  const dataDir = temporaryFolder();
  const first = openTestMemory({ dataDir, clock: standingClock('2027-06-01T09:00:00Z') });
  const seen = first.journal.now();
  first.close();
  const second = openTestMemory({ dataDir, clock: standingClock(clockSays) });
  second.transaction(() => second.journal.append(closed(1), seen));
  expect(pending(second)?.events).toMatchObject([{ at: '2027-06-01T09:00:00Z', monotonicInMs }]);
});
