import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { SimulatedHardware } from './drivers/simulated/simulated-hardware.ts';
import { exampleLocker, exampleSession, exampleStation, exampleSimulatedLocker } from './testing/example-station.ts';
import { openTestStation } from './testing/open-test-station.ts';
import { standingClock } from './testing/standing-clock.ts';

const nextUp = exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2 });

test('a jammed door leads to another locker whose board is there', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  hardware.jam(1, true);
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'jammed', lockerNumber: 1 });
  expect(station.view()).toEqual({
    name: 'jammed',
    lockerNumber: 1,
    isReturn: false,
    canTryAnother: true,
    stoppedAt: null,
  });
  await program.touch({ type: 'another-locker' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', lockerNumber: 2, purpose: 'collect' });
  expect(await station.endAndListEvents()).toMatchObject([
    { type: 'door-jammed', lockerNumber: 1, sessionId: 'session-1' },
    { type: 'locker-disabled', lockerNumber: 1, reason: 'door-jammed' },
    { type: 'door-opened', lockerNumber: 2 },
    { type: 'session-started', lockerNumber: 2, sessionId: 'session-1' },
  ]);
});

test('a door that is held shut leads to one other locker, and to help after that, across a restart', async () => {
  const numbers = [1, 2, 3, 4];
  const hardware = new SimulatedHardware(numbers.map((number) => exampleSimulatedLocker(number)));
  const told = { lockers: numbers.map((number) => exampleLocker(number)) };
  const before = await openTestStation({ hardware, told });
  for (const number of numbers) hardware.jam(number, true);
  await before.program.pressKeypad({ code: '4711', intent: 'open' });
  expect(before.view()).toMatchObject({ name: 'jammed', lockerNumber: 1, canTryAnother: true });
  await before.program.touch({ type: 'another-locker' });
  await expect.poll(before.view, SOON).toMatchObject({ name: 'jammed', lockerNumber: 2, canTryAnother: false });
  await before.close();
  const { dataDir, clock } = before;
  const after = await openTestStation({ dataDir, clock, hardware, told: null });
  expect(await after.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'locker-off' });
  const events = await after.endAndListEvents();
  const closed = events.flatMap((event) => (event.type === 'locker-disabled' ? [event['lockerNumber']] : []));
  expect([...new Set(closed)]).toEqual([1, 2]);
});

test('when somebody else needs the only other locker there is help and an alert, and another try', async () => {
  const station = await openTestStation({ told: { sessions: [exampleSession(), nextUp] } });
  const { program, hardware } = station;
  hardware.jam(1, true);
  await program.pressKeypad({ code: '4711', intent: 'open' });
  expect(station.view()).toEqual({
    name: 'jammed',
    lockerNumber: 1,
    isReturn: false,
    canTryAnother: false,
    stoppedAt: null,
  });
  hardware.jam(1, false);
  await program.touch({ type: 'try-again' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', lockerNumber: 1 });
  const events = await station.endAndListEvents();
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'fault', data: { sessionId: 'session-1', lockerNumber: 1 } }),
  );
  expect(events.at(-1)).toMatchObject({ type: 'session-started', lockerNumber: 1 });
});

test('a locker found empty is closed and passed over before the renter sees anything', async () => {
  const { items } = exampleSimulatedLocker(1);
  const withoutBoard = { number: 1, items: items.filter(({ kind }) => kind !== 'board') };
  const hardware = new SimulatedHardware([withoutBoard, exampleSimulatedLocker(2)]);
  const station = await openTestStation({ hardware });
  expect(await station.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({
    outcome: 'opened',
    lockerNumber: 2,
  });
  expect(await station.endAndListEvents()).toMatchObject([
    { type: 'locker-disabled', lockerNumber: 1, reason: 'board-missing' },
    { type: 'door-opened', lockerNumber: 2 },
    { type: 'session-started', lockerNumber: 2 },
  ]);
});

test('a door opened by hand is told of, and a locker that lost its board that way is closed', async () => {
  const told = { station: exampleStation({ prefs: { ADMIN_PIN: '246813' } }) };
  const station = await openTestStation({ told });
  const { hardware, program } = station;
  await program.touch({ type: 'staff' });
  await program.touch({ type: 'pin', pin: '246813' });
  hardware.openByHand(2);
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ name: 'staff', lockers: [{ isOpen: false }, { isOpen: true, status: 'free' }] });
  hardware.take(2, 'board');
  hardware.closeDoor(2);
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ lockers: [{ isOpen: false }, { isOpen: false, status: 'disabled' }] });
  expect((await station.endAndListEvents()).slice(1)).toMatchObject([
    { type: 'door-opened', lockerNumber: 2, by: 'hand', sessionId: null },
    { type: 'door-closed', lockerNumber: 2 },
    { type: 'locker-disabled', lockerNumber: 2, reason: 'board-missing' },
  ]);
});

test('locks that do not answer close no locker', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  hardware.silence('doors', true);
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'jammed' });
  expect(station.view()).toMatchObject({ name: 'jammed', canTryAnother: false });
  const events = await station.endAndListEvents();
  expect(events.map(({ type }) => type)).toEqual(['fault', 'door-jammed', 'fault']);
});

test('a door that is not quite shut goes on as it was', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.closeDoor(1);
  hardware.openByHand(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'collect' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: false });
  expect((await station.endAndListEvents()).map(({ type }) => type)).toEqual([
    'door-opened',
    'session-started',
    'door-closed',
  ]);
});

test('wrong codes lock the keypad, across a restart, and open it again by time', async () => {
  const before = await openTestStation();
  const outcomes = [];
  for (let tries = 0; tries < 5; tries++)
    outcomes.push(await before.program.pressKeypad({ code: '0000', intent: 'open' }));
  expect(outcomes).toEqual([
    ...Array.from({ length: 4 }, () => ({ outcome: 'wrong-code' })),
    { outcome: 'wrong-code', waitInSeconds: 60 },
  ]);
  expect(before.view()).toEqual({ name: 'locked-out', waitInSeconds: 60 });
  await before.close();

  const { dataDir, clock, hardware } = before;
  clock.advance({ seconds: 20 });
  const after = await openTestStation({ dataDir, clock, hardware, told: null });
  expect(await after.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({
    outcome: 'locked-out',
    waitInSeconds: 40,
  });
  expect(await after.program.touch({ type: 'collect' })).toMatchObject({
    view: { name: 'locked-out', waitInSeconds: 40 },
  });
  clock.advance({ seconds: 40 });
  await after.program.pingNow();
  expect(after.view()).toEqual({ name: 'start' });
  expect(await after.program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  const events = await after.endAndListEvents();
  expect(events[0]).toMatchObject({ type: 'keypad-locked', seconds: 60, wrongInADay: 5 });
});

test('a code that is too early counts as wrong, or guessing would tell which codes there are', async () => {
  const { program } = await openTestStation({ clock: standingClock('2027-06-01T08:45:00Z') });
  const press = () => program.pressKeypad({ code: '4711', intent: 'open' });
  for (let tries = 0; tries < 5; tries++) expect(await press()).toEqual({ outcome: 'too-early' });
  expect(await press()).toEqual({ outcome: 'locked-out', waitInSeconds: 60 });
});

test('after twenty wrong codes the phone’s digits are asked for as well', async () => {
  const station = await openTestStation();
  const { program, clock } = station;
  for (let tries = 0; tries < 20; tries++) {
    if (tries % 5 === 0) clock.advance({ minutes: 5 });
    await program.pressKeypad({ code: '0000', intent: 'open' });
  }
  clock.advance({ minutes: 5 });
  expect(await program.touch({ type: 'collect' })).toMatchObject({ view: { name: 'code', asksForPhoneDigits: true } });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'phone-digits-needed' });
  expect(await program.pressKeypad({ code: '4711', phoneDigits: '41', intent: 'open' })).toEqual({
    outcome: 'wrong-code',
  });
  expect(await program.pressKeypad({ code: '4711', phoneDigits: '42', intent: 'open' })).toMatchObject({
    outcome: 'opened',
  });
  const types = (await station.endAndListEvents()).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('keypad'))).toEqual([
    ...Array.from({ length: 4 }, () => 'keypad-locked'),
    'keypad-guarded',
  ]);
});

test('only one door at a time is opened before one screen', async () => {
  const station = await openTestStation({ told: { sessions: [exampleSession(), nextUp] } });
  const both = await Promise.all([
    station.program.pressKeypad({ code: '4711', intent: 'open' }),
    station.program.pressKeypad({ code: '2222', intent: 'open' }),
  ]);
  expect(both).toEqual([{ outcome: 'opened', lockerNumber: 1 }, { outcome: 'busy' }]);
});

test.for([
  [{ STATUS: 'closed' }, 'closed'],
  [{ STATUS: 'out-of-service' }, 'out-of-service'],
  [{ MODE: 'return-only' }, 'return-only'],
] as const)('with %o nothing is given out, but what is out comes back', async ([prefs, closed]) => {
  const out = exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2, status: 'started' });
  const told = {
    station: exampleStation({ prefs }),
    lockers: [exampleLocker(1), exampleLocker(2, { status: 'rented' })],
    sessions: [exampleSession(), out],
  };
  const { program } = await openTestStation({ told });
  expect(program.screen().closed).toBe(closed);
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'no-collection' });
  expect(await program.pressKeypad({ code: '2222', intent: 'return' })).toMatchObject({ outcome: 'opened' });
});
