import type { ProblemKind } from '@laine/contract/states.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { collectBoard } from '../testing/collect-board.ts';
import { exampleSession, exampleStation } from '../testing/example-station.ts';
import { openTestStation, type TestStationOptions } from '../testing/open-test-station.ts';

/** The session runs from 09:00 to 11:00 with the code 4711, and no server is in reach. */
async function openScene(options: TestStationOptions = {}) {
  const station = await openTestStation(options);
  const { program } = station;
  const enter = async (code = '4711') => {
    await program.touch({ type: 'report' });
    return (await program.touch({ type: 'code', code })).view;
  };
  const report = async (what: ProblemKind, code?: string) => {
    await enter(code);
    await program.touch({ type: 'choose-problem', what });
    await program.touch({ type: 'confirm-problem' });
    await expect.poll(station.view, SOON).toMatchObject({ name: 'reported', what });
  };
  const bringBack = async () => {
    await program.pressKeypad({ code: '4711', intent: 'return' });
    station.hardware.put(1);
    station.hardware.closeDoor(1);
    await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
  };
  const listReports = async () =>
    (await station.endAndListEvents()).filter(({ type }) => type === 'problem-reported' || type.startsWith('return-'));
  return { ...station, enter, report, bringBack, listReports };
}

test('the code names rental and locker, and what is wrong is journaled once with its time', async () => {
  const { program, clock, enter, view, listReports, ...scene } = await openScene();
  await collectBoard({ program, clock, view, ...scene });
  clock.set('2027-06-01T09:05:00Z');
  expect(await enter()).toEqual({ name: 'report', lockerNumber: 1, isUnderWay: true, chosen: null });
  await program.touch({ type: 'choose-problem', what: 'dirty' });
  // A wrong tap can be undone.
  expect((await program.touch({ type: 'back' })).view).toMatchObject({ name: 'report', chosen: null });
  await program.touch({ type: 'choose-problem', what: 'damaged-paddle' });
  await Promise.all([program.touch({ type: 'confirm-problem' }), program.touch({ type: 'confirm-problem' })]);
  await expect.poll(view, SOON).toEqual({
    name: 'reported',
    lockerNumber: 1,
    what: 'damaged-paddle',
    stoppedAt: null,
    mayBeMadeGood: true,
  });
  expect((await program.touch({ type: 'back' })).view).toEqual({ name: 'start' });
  expect(await listReports()).toMatchObject([
    {
      type: 'problem-reported',
      sessionId: 'session-1',
      lockerNumber: 1,
      what: 'damaged-paddle',
      at: '2027-06-01T09:05:00Z',
    },
  ]);
});

test('nothing is reported before it is confirmed, and the screen does not wait for ever', async () => {
  const told = { station: exampleStation({ prefs: { PAGE_TIMEOUT: '20' } }) };
  const { program, clock, enter, view, listReports } = await openScene({ told });
  await enter();
  await program.touch({ type: 'choose-problem', what: 'unsafe' });
  clock.advance({ seconds: 20 });
  await program.pingNow().catch(() => undefined);
  expect(view()).toEqual({ name: 'start' });
  await program.touch({ type: 'confirm-problem' });
  expect(await listReports()).toEqual([]);
});

test('wrong codes count as everywhere, up to the locked keypad', async () => {
  const { enter, view } = await openScene();
  expect(await enter('1111')).toMatchObject({
    name: 'code',
    intent: 'report',
    problem: { what: 'wrong-code', triesLeft: 4 },
  });
  for (let guess = 0; guess < 4; guess += 1) await enter('1111');
  expect(view()).toMatchObject({ name: 'locked-out' });
  expect(await enter()).toMatchObject({ name: 'locked-out' });
});

test.for<[shown: object, now: string, session: Parameters<typeof exampleSession>[0]]>([
  [{ name: 'code', problem: { what: 'too-early', from: '2027-06-01T08:50:00Z' } }, '2027-06-01T08:49:00Z', {}],
  [{ name: 'report', isUnderWay: false }, '2027-06-01T08:50:00Z', {}],
  [{ name: 'report', isUnderWay: false }, '2027-06-02T10:59:00Z', {}],
  [{ name: 'code', problem: { what: 'too-late-to-report' } }, '2027-06-02T11:00:00Z', {}],
  [{ name: 'report', isUnderWay: true }, '2027-06-03T11:00:00Z', { status: 'started' }],
  [{ name: 'report', isUnderWay: false }, '2027-06-01T12:00:00Z', { status: 'finished' }],
  [{ name: 'code', problem: { what: 'too-late-to-report' } }, '2027-06-01T10:00:00Z', { status: 'cancelled' }],
])('shows %o at %s for a rental that is %o', async ([shown, now, session]) => {
  const { clock, enter } = await openScene({ told: { sessions: [exampleSession(session)] } });
  clock.set(now);
  expect(await enter()).toMatchObject(shown);
});

test('what came back late can be reported for a day after the return', async () => {
  const scene = await openScene();
  const { clock, enter, bringBack } = scene;
  await collectBoard(scene);
  clock.advance({ hours: 4 });
  await bringBack();
  clock.advance({ hours: 23, minutes: 59 });
  expect(await enter()).toEqual({ name: 'report', lockerNumber: 1, isUnderWay: false, chosen: null });
  clock.advance({ minutes: 1 });
  expect(await enter()).toMatchObject({ name: 'code', problem: { what: 'too-late-to-report' } });
});

test('an unsafe locker gives out nothing at once, takes its board back, and stays out of service', async () => {
  const next = exampleSession({ id: 'session-2', code: '2222' });
  const scene = await openScene({ told: { sessions: [exampleSession(), next] } });
  const { program, report, bringBack, listReports } = scene;
  await collectBoard(scene);
  // Neither a return in question nor a withdrawn one puts it back into service.
  await report('cannot-return');
  await report('unsafe');
  await bringBack();
  expect(await program.pressKeypad({ code: '2222', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 2 });
  expect((await listReports()).map(({ type, ...event }) => [type, event['what'] ?? event['why']])).toEqual([
    ['problem-reported', 'cannot-return'],
    ['return-questioned', 'cannot-return'],
    ['problem-reported', 'unsafe'],
  ]);
});

test('before it is collected an unsafe locker is left for another one', async () => {
  const { program, report } = await openScene();
  await report('unsafe');
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 2 });
});

test.for([
  ['cannot-return', 'cannot-return'],
  ['board-not-recognised', 'tag-unseen'],
] as const)('%s stops the clock as a return that nobody saw does', async ([what, why]) => {
  const scene = await openScene();
  const { clock, report, view, listReports } = scene;
  await collectBoard(scene);
  clock.set('2027-06-01T11:05:00Z');
  await report(what);
  expect(view()).toMatchObject({ stoppedAt: '2027-06-01T11:05:00Z', mayBeMadeGood: false });
  clock.advance({ minutes: 10 });
  await report(what);
  expect(view()).toMatchObject({ stoppedAt: '2027-06-01T11:05:00Z' });
  expect((await listReports())[1]).toMatchObject({ type: 'return-questioned', why, at: '2027-06-01T11:05:00Z' });
});

test('of a board that was never out, or is back, no clock is stopped', async () => {
  const scene = await openScene();
  const { report, bringBack, view, listReports } = scene;
  await report('cannot-return');
  expect(view()).toMatchObject({ stoppedAt: null });
  await collectBoard(scene);
  await bringBack();
  await report('board-not-recognised');
  expect(view()).toMatchObject({ stoppedAt: null });
  expect((await listReports()).map(({ type }) => type)).toEqual(['problem-reported', 'problem-reported']);
});

test('a door that moves meanwhile does not take the screen from who is reporting', async () => {
  const scene = await openScene();
  const { program, hardware, enter, view } = scene;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  await enter();
  hardware.take(1);
  hardware.closeDoor(1);
  await program.whenIdle();
  expect(view()).toMatchObject({ name: 'report' });
});
