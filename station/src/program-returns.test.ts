import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { collectBoard } from './testing/collect-board.ts';
import { exampleSession, tagOf } from './testing/example-station.ts';
import { openTestStation } from './testing/open-test-station.ts';

/** Boards that come back unseen, things left behind, doors left open. The session runs from 09:00 to 11:00. */

type TestStation = Awaited<ReturnType<typeof openTestStation>>;

async function bringBackUnseen({ program, hardware, view }: TestStation) {
  hardware.killTag(1, 'board');
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(view, SOON).toMatchObject({ name: 'in-question' });
}

test('a board whose tag is dead stops the clock when its door closes, and its locker gives out nothing', async () => {
  const station = await openTestStation();
  const { clock, program } = station;
  await collectBoard(station);
  clock.advance({ minutes: 125 });
  await bringBackUnseen(station);
  expect(station.view()).toEqual({ name: 'in-question', lockerNumber: 1, stoppedAt: '2027-06-01T11:05:00Z' });

  // The first moment counts, however often they try again.
  clock.advance({ minutes: 20 });
  await program.touch({ type: 'try-again' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'return' });
  station.hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'in-question', stoppedAt: '2027-06-01T11:05:00Z' });
  const events = await station.endAndListEvents();
  expect(events.filter(({ type }) => type === 'return-questioned')).toMatchObject([
    { sessionId: 'session-1', lockerNumber: 1, why: 'tag-unseen', at: '2027-06-01T11:05:00Z' },
    { at: '2027-06-01T11:25:00Z' },
  ]);
  expect(events.map(({ type }) => type)).not.toContain('session-finished');
});

test('a tag that answers at the second look is a return like any other', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1);
  let looks = 0;
  const scan = hardware.scan.bind(hardware);
  hardware.scan = async (lockerNumber) => {
    looks += 1;
    return (await scan(lockerNumber)).filter((rfid) => looks > 1 || rfid !== tagOf(1, 'board'));
  };
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
  expect((await station.endAndListEvents()).map(({ type }) => type)).not.toContain('return-questioned');
});

test('who still has the board says so, and the rental goes on', async () => {
  const station = await openTestStation();
  const { program } = station;
  await collectBoard(station);
  await bringBackUnseen(station);
  await program.touch({ type: 'still-with-me' });
  expect(station.view()).toMatchObject({ name: 'still-out', endsAt: '2027-06-01T11:00:00Z' });
  expect((await station.endAndListEvents()).at(-1)).toMatchObject({ type: 'return-withdrawn', lockerNumber: 1 });
});

test('a board that is seen after all ends the rental, and its locker is free again, across a restart', async () => {
  const before = await openTestStation();
  await collectBoard(before);
  await bringBackUnseen(before);
  await before.close();
  const { dataDir, clock, hardware } = before;
  const after = await openTestStation({ dataDir, clock, hardware, told: null });
  hardware.killTag(1, 'board', false);
  await after.program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.closeDoor(1);
  await expect.poll(after.view, SOON).toMatchObject({ name: 'returned' });
  const next = exampleSession({ id: 'session-2', code: '2222', start: '2027-06-01T09:00:00Z' });
  await after.close();
  const last = await openTestStation({ dataDir, clock, hardware, told: { sessions: [next] } });
  expect(await last.program.pressKeypad({ code: '2222', intent: 'open' })).toEqual({
    outcome: 'opened',
    lockerNumber: 1,
  });
});

test('a door that does not open for a return stops the clock at the first attempt', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await collectBoard(station);
  clock.advance({ minutes: 121 });
  hardware.jam(1, true);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  expect(station.view()).toMatchObject({ name: 'jammed', isReturn: true, stoppedAt: '2027-06-01T11:01:00Z' });
  clock.advance({ minutes: 5 });
  await program.touch({ type: 'try-again' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'jammed', stoppedAt: '2027-06-01T11:01:00Z' });
  const events = await station.endAndListEvents();
  expect(events.find(({ type }) => type === 'return-questioned')).toMatchObject({
    why: 'cannot-return',
    at: '2027-06-01T11:01:00Z',
  });
});

async function bringBack({ program, hardware, view }: TestStation) {
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(view, SOON).toMatchObject({ name: 'returned' });
}

test('for fifteen minutes the code opens the same door once more', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await collectBoard(station);
  await bringBack(station);
  clock.advance({ minutes: 15 });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 1 });
  expect(station.view()).toMatchObject({ name: 'open', purpose: 'forgotten' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'over' });
  const types = (await station.endAndListEvents()).map(({ type }) => type);
  expect(types.slice(-3)).toEqual(['session-finished', 'door-opened', 'door-closed']);
});

test('who was given another board for it has nothing forgotten there', async () => {
  const other = exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2, replaces: 'session-1' });
  const station = await openTestStation({ told: { sessions: [exampleSession(), other] } });
  await collectBoard(station);
  await bringBack(station);
  expect(await station.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'over' });
  expect(await station.program.pressKeypad({ code: '2222', intent: 'open' })).toMatchObject({ lockerNumber: 2 });
});

test('the next renter has the door: then it opens for nobody else', async () => {
  const next = exampleSession({ id: 'session-2', code: '2222', start: '2027-06-01T09:00:00Z' });
  const station = await openTestStation({ told: { sessions: [exampleSession(), next] } });
  const { program, hardware } = station;
  await collectBoard(station);
  await bringBack(station);
  await program.pressKeypad({ code: '2222', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected' });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'over' });
});

test('a board taken with the forgotten things is out again until the original end', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  await collectBoard(station);
  await bringBack(station);
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'still-out', endsAt: '2027-06-01T11:00:00Z' });
  await bringBack(station);
  const types = (await station.endAndListEvents()).map(({ type }) => type);
  expect(types.slice(4)).toEqual([
    'door-closed',
    'session-finished',
    'door-opened',
    'session-reopened',
    'door-closed',
    'door-opened',
    'door-closed',
    'session-finished',
  ]);
});

test('a door that stands open for over three minutes is told of once', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  clock.advance({ minutes: 2 });
  await program.pingNow().catch(() => undefined);
  clock.advance({ minutes: 1 });
  for (let looks = 0; looks < 3; looks++) await program.pingNow().catch(() => undefined);
  hardware.closeDoor(1);
  await program.whenIdle();
  await program.pressKeypad({ code: '4711', intent: 'open' });
  clock.advance({ minutes: 4 });
  await program.pingNow().catch(() => undefined);
  const left = (await station.endAndListEvents()).filter(({ type }) => type === 'door-left-open');
  expect(left).toMatchObject([
    { lockerNumber: 1, sessionId: 'session-1', openedAt: '2027-06-01T09:00:00Z' },
    { openedAt: '2027-06-01T09:03:00Z' },
  ]);
});

test('a locker opened again before staff have looked says that the clock stands still', async () => {
  const station = await openTestStation();
  const { clock, program, hardware } = station;
  await collectBoard(station);
  clock.advance({ minutes: 30 });
  await bringBackUnseen(station);
  const { stoppedAt } = station.view() as { stoppedAt: string };
  clock.advance({ minutes: 20 });
  await program.pressKeypad({ code: '4711', intent: 'open' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'again', stoppedAt });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'in-question', stoppedAt });
  await program.touch({ type: 'still-with-me' });
  await program.pressKeypad({ code: '4711', intent: 'open' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'again', stoppedAt: null });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'still-out' });
});
