import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { collectBoard } from './testing/collect-board.ts';
import { exampleSession, tagOf } from './testing/example-station.ts';
import { openTestStation } from './testing/open-test-station.ts';

/** A whole rental with no server in reach. The session runs from 09:00 to 11:00 UTC, and it's 09:00. */

test('collect, open again, return by code', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;

  expect(await program.touch({ type: 'collect' })).toMatchObject({ view: { name: 'code', intent: 'open' } });
  await program.touch({ type: 'code', code: '4711' });
  await expect.poll(station.view, SOON).toMatchObject({
    name: 'open',
    lockerNumber: 1,
    purpose: 'collect',
    endsAt: '2027-06-01T11:00:00Z',
  });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toEqual({
    name: 'collected',
    lockerNumber: 1,
    endsAt: '2027-06-01T11:00:00Z',
    isBoardInside: false,
  });

  clock.advance({ minutes: 30 });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 1 });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'still-out' });

  clock.advance({ minutes: 45 });
  expect(await program.pressKeypad({ code: '4711', intent: 'return' })).toMatchObject({ outcome: 'opened' });
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toEqual({ name: 'returned', lockerNumber: 1, wasLate: false });
  clock.advance({ minutes: 16 });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'over' });

  const events = await station.endAndListEvents();
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  expect(events).toMatchObject([
    { type: 'door-opened', by: 'code', sessionId: 'session-1' },
    { type: 'session-started', lockerNumber: 1, at: '2027-06-01T09:00:00Z' },
    { type: 'door-closed', rfids: [] },
    { type: 'door-opened', by: 'code' },
    { type: 'door-closed', rfids: [] },
    { type: 'door-opened', by: 'code' },
    { type: 'door-closed' },
    { type: 'session-finished', missingItemIds: [], by: 'code', at: '2027-06-01T10:15:00Z' },
  ]);
  expect(events[1]).toMatchObject({ baseline: ['board', 'paddle', 'vest'].map((kind) => tagOf(1, kind)) });
  expect(station.log.errors).toEqual([]);
});

test('the paddle opens its locker for the return, however late and with the keypad locked', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await collectBoard(station);
  clock.advance({ hours: 5 });
  for (let tries = 0; tries < 5; tries++) await program.pressKeypad({ code: '0000', intent: 'return' });
  expect(await program.pressKeypad({ code: '4711', intent: 'return' })).toEqual({
    outcome: 'locked-out',
    waitInSeconds: 60,
  });
  hardware.holdCard(tagOf(1, 'paddle').toLowerCase());
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'return' });
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toEqual({ name: 'returned', lockerNumber: 1, wasLate: true });
  expect((await station.endAndListEvents()).at(-1)).toMatchObject({ type: 'session-finished', by: 'paddle' });
});

test('a tag that opens nothing says so', async () => {
  const station = await openTestStation();
  // The board was never collected, so there's nothing to bring back.
  station.hardware.holdCard(tagOf(1, 'paddle'));
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ name: 'code', intent: 'return', problem: { what: 'unknown-tag' } });
});

test('friends who mix up boards and paddles have returned them all the same', async () => {
  const friend = exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2 });
  const station = await openTestStation({ told: { sessions: [exampleSession(), friend] } });
  const { program, hardware } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '2222', intent: 'open' });
  hardware.take(2);
  hardware.closeDoor(2);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', lockerNumber: 2 });
  for (const [lockerNumber, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    hardware.holdCard(tagOf(lockerNumber, 'paddle'));
    await expect.poll(station.view, SOON).toMatchObject({ name: 'open', lockerNumber });
    for (const kind of ['board', 'paddle']) hardware.put(lockerNumber, tagOf(other, kind));
    hardware.put(lockerNumber, 'vest');
    hardware.closeDoor(lockerNumber);
    await expect.poll(station.view, SOON).toMatchObject({ name: 'returned', lockerNumber });
  }
});

test('something missing is asked for, can be fetched, or is confirmed', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1, 'board');
  hardware.closeDoor(1);
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ name: 'missing', items: [{ kind: 'paddle' }, { kind: 'vest' }] });

  await program.touch({ type: 'try-again' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'return' });
  hardware.put(1, 'paddle');
  hardware.closeDoor(1);
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ name: 'missing', items: [{ kind: 'vest', name: 'Life vest' }] });

  clock.advance({ seconds: 20 });
  expect(await program.touch({ type: 'confirm-missing' })).toMatchObject({ view: { name: 'returned' } });
  const finished = (await station.endAndListEvents()).at(-1);
  // The session ended when the door closed, not when somebody found the button.
  expect(finished).toMatchObject({ type: 'session-finished', missingItemIds: ['vest-1'], at: '2027-06-01T09:00:00Z' });
});

test('who walks away from the question is not charged for a board that is back', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1, 'board');
  hardware.put(1, 'vest');
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'missing' });
  clock.advance({ minutes: 119 });
  await program.pingNow();
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'missing' });
  clock.advance({ hours: 1 });
  await program.pingNow();
  const finished = (await station.endAndListEvents()).at(-1);
  expect(finished).toMatchObject({
    type: 'session-finished',
    missingItemIds: ['paddle-1'],
    at: '2027-06-01T10:59:00Z',
  });
});

test('a door that shuts before anything was taken ends nothing; left like that, the rental ends with its time', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: true });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: true });
  clock.advance({ hours: 2 });
  await program.pingNow();
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'over' });
  expect((await station.endAndListEvents()).at(-1)).toMatchObject({ type: 'session-finished', missingItemIds: [] });
});

test('a board that is taken at the second opening only is collected then', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: true });
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: false });
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'still-out' });
});

test('a door left open finishes nothing; its closing does, long after the screen went back to the start', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1);
  clock.advance({ minutes: 10 });
  await program.pingNow();
  expect(station.view()).toEqual({ name: 'start' });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
});

test('with a silent reader a return is believed, and the locker waits for somebody to look', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  hardware.silence('box-readers', true);
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected' });
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
  const events = await station.endAndListEvents();
  expect(events).toContainEqual(expect.objectContaining({ type: 'session-started', baseline: null }));
  expect(events.slice(-2)).toMatchObject([
    { type: 'session-finished' },
    { type: 'locker-disabled', lockerNumber: 1, reason: 'not-checked' },
  ]);
});
