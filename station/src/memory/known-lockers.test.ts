import type { LockerStatus } from '@laine/contract/states.ts';
import { expect, test } from 'vitest';
import { exampleLocker } from '../testing/example-station.ts';
import { openTestMemory, tell } from '../testing/open-test-memory.ts';
import type { Memory } from './open-memory.ts';

/** The server's status and the station's own, in this order, before and after the station's event is acknowledged. */
test.for<[told: LockerStatus, local: LockerStatus, until: LockerStatus, then: LockerStatus]>([
  ['free', 'rented', 'rented', 'rented'],
  ['rented', 'free', 'free', 'free'],
  ['free', 'disabled', 'disabled', 'disabled'],
  ['disabled', 'free', 'disabled', 'disabled'],
  ['disabled', 'rented', 'disabled', 'disabled'],
])('told %s, locally %s: is %s, and %s when acknowledged', ([told, local, until, then]) => {
  const memory = openTestMemory();
  tell(memory);
  const { sequence } = change(memory, local);
  takeLocker(memory, told);
  expect(memory.lockers.find(1)?.status).toBe(until);
  memory.acknowledge(memory.journal.bootId, sequence);
  expect(memory.lockers.find(1)?.status).toBe(then);
  takeLocker(memory, 'free');
  expect(memory.lockers.find(1)?.status).toBe('free');
});

test('an unsafe locker stays out of service until the server, which has heard of it, says otherwise', () => {
  const memory = openTestMemory();
  tell(memory);
  const unsafe = memory.transaction(() => {
    const event = memory.journal.append({ type: 'fault', title: 'any', data: {} });
    memory.lockers.markUnsafe(1, event);
    return event;
  });
  const { sequence } = change(memory, 'free');
  takeLocker(memory, 'free');
  expect(memory.lockers.find(1)?.status).toBe('disabled');
  memory.acknowledge(memory.journal.bootId, unsafe.sequence);
  memory.acknowledge(memory.journal.bootId, sequence);
  expect(memory.lockers.find(1)?.status).toBe('disabled');
  takeLocker(memory, 'free');
  expect(memory.lockers.find(1)?.status).toBe('free');
});

test('lockers that the server no longer names are gone, and new tags are known at once', () => {
  const memory = openTestMemory();
  tell(memory);
  const [board] = exampleLocker(2).items;
  if (!board) throw new Error('a locker has a board');
  memory.transaction(() => memory.lockers.applyUpdate([exampleLocker(2, { items: [{ ...board, rfid: 'NEW' }] })]));
  expect(memory.lockers.list()).toMatchObject([{ number: 2, items: [{ rfid: 'NEW' }] }]);
});

const takeLocker = (memory: Memory, status: LockerStatus) =>
  memory.transaction(() => memory.lockers.applyUpdate([exampleLocker(1, { status })]));

const change = (memory: Memory, status: LockerStatus) =>
  memory.transaction(() => {
    const event = memory.journal.append({ type: 'fault', title: 'any', data: {} });
    memory.lockers.setStatus(1, status, event);
    return event;
  });
