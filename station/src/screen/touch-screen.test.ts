import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { exampleLocker, exampleSession, exampleStation, tagOf } from '../testing/example-station.ts';
import { openLinkedScene } from '../testing/open-linked-scene.ts';
import { openTestStation } from '../testing/open-test-station.ts';
import type { Screen, Touch } from './screen.ts';

type Station = Awaited<ReturnType<typeof openTestStation>>;

const withPrefs = (prefs: Record<string, string>) => ({ told: { station: exampleStation({ prefs }) } });

/** Touches in turn and names the view after each. */
async function touchAll({ program }: Station, ...touches: Touch[]): Promise<string[]> {
  const names = [];
  for (const touch of touches) names.push((await program.touch(touch)).view.name);
  return names;
}

test('start, code, help and back again', async () => {
  const station = await openTestStation();
  const walk: Touch[] = [{ type: 'return' }, { type: 'help' }, { type: 'back' }, { type: 'collect' }, { type: 'back' }];
  expect(await touchAll(station, ...walk)).toEqual(['code', 'help', 'start', 'code', 'start']);
});

test('touches that do not fit what is shown are ignored', async () => {
  const station = await openTestStation();
  const misfits: Touch[] = [
    { type: 'code', code: '4711' },
    { type: 'try-again' },
    { type: 'another-locker' },
    { type: 'confirm-missing' },
    { type: 'staff-open', lockerNumber: 1 },
    { type: 'pin', pin: '1234' },
    { type: 'staff' },
    { type: 'stay' },
  ];
  expect(await touchAll(station, ...misfits)).toEqual(misfits.map(() => 'start'));
  expect(await station.endAndListEvents()).toEqual([]);
});

test.for<[problem: object, now: string, session: Parameters<typeof exampleSession>[0], intent: 'collect' | 'return']>([
  [{ what: 'wrong-code', triesLeft: 4 }, '09:00', { code: '1111' }, 'collect'],
  [{ what: 'too-early', from: '2027-06-01T08:50:00Z' }, '08:49', {}, 'collect'],
  [{ what: 'over' }, '11:00', {}, 'collect'],
  [{ what: 'over' }, '09:30', { status: 'finished' }, 'return'],
  [{ what: 'not-collected' }, '09:00', {}, 'return'],
])('what is wrong with a code is shown: %o', async ([problem, now, session, intent]) => {
  const station = await openTestStation({ told: { sessions: [exampleSession(session)] } });
  station.clock.set(`2027-06-01T${now}:00Z`);
  await station.program.touch({ type: intent });
  const { view } = await station.program.touch({ type: 'code', code: '4711' });
  expect(view).toMatchObject({ name: 'code', intent: intent === 'return' ? 'return' : 'open', problem });
});

test.for<[now: string, intent: 'collect' | 'return' | 'report']>([
  ['07:59', 'collect'],
  ['07:59', 'return'],
  ['07:59', 'report'],
])('more than an hour before its start, at %s to %s, a code is like any wrong one', async ([now, intent]) => {
  const station = await openTestStation();
  station.clock.set(`2027-06-01T${now}:00Z`);
  await station.program.touch({ type: intent });
  const { view } = await station.program.touch({ type: 'code', code: '4711' });
  expect(view).toMatchObject({ name: 'code', problem: { what: 'wrong-code', triesLeft: 4 } });
});

test.for<
  [answer: string, now: string, session: Parameters<typeof exampleSession>[0], intent: 'collect' | 'return' | 'report']
>([
  ['too-early', '08:00', {}, 'collect'],
  ['over', '11:00', {}, 'collect'],
  ['not-collected', '09:00', {}, 'return'],
  ['too-early', '08:49', {}, 'report'],
])('whatever does not open counts: %s', async ([answer, now, session, intent]) => {
  const station = await openTestStation({ told: { sessions: [exampleSession(session)] } });
  station.clock.set(`2027-06-01T${now}:00Z`);
  await station.program.touch({ type: intent });
  const type = async () => (await station.program.touch({ type: 'code', code: '4711' })).view;
  for (let tries = 0; tries < 5; tries += 1) expect(await type()).toMatchObject({ problem: { what: answer } });
  expect(await type()).toMatchObject({ name: 'locked-out', waitInSeconds: 60 });
  expect(await station.endAndListEvents()).toMatchObject([{ type: 'keypad-locked', seconds: 60 }]);
});

test('a locker that is still taken before the start is said to be', async () => {
  const told = { lockers: [exampleLocker(1, { status: 'rented' }), exampleLocker(2)] };
  const station = await openTestStation({ told });
  station.clock.set('2027-06-01T08:55:00Z');
  expect(await station.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'locker-taken' });
  station.clock.set('2027-06-01T09:00:00Z');
  expect(await station.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({
    outcome: 'opened',
    lockerNumber: 2,
  });
});

test('nobody there for PAGE_TIMEOUT: back to the start and to the station’s own language', async () => {
  const station = await openTestStation(withPrefs({ PAGE_TIMEOUT: '20', LANGUAGES: 'et,en', DEFAULT_LANGUAGE: 'et' }));
  const { program, clock } = station;
  expect(program.screen()).toMatchObject({ locale: 'et', languages: ['et', 'en'] });
  await program.touch({ type: 'language', locale: 'en' });
  await program.touch({ type: 'collect' });
  clock.advance({ seconds: 19 });
  await program.touch({ type: 'stay' });
  clock.advance({ seconds: 19 });
  await program.pingNow();
  expect(program.screen()).toMatchObject({ locale: 'en', view: { name: 'code' } });
  clock.advance({ seconds: 1 });
  await program.pingNow();
  expect(program.screen()).toMatchObject({ locale: 'et', view: { name: 'start' } });
  // A language that the station doesn't offer changes nothing.
  expect((await program.touch({ type: 'language', locale: 'fr' })).locale).toBe('et');
});

test('the chosen language stays when somebody goes back, until nobody is there', async () => {
  const station = await openTestStation(withPrefs({ PAGE_TIMEOUT: '20', LANGUAGES: 'et,en', DEFAULT_LANGUAGE: 'et' }));
  const { program, clock } = station;
  await program.touch({ type: 'language', locale: 'en' });
  await program.touch({ type: 'collect' });
  expect(await program.touch({ type: 'back' })).toMatchObject({ locale: 'en', view: { name: 'start' } });
  clock.advance({ seconds: 21 });
  await program.pingNow();
  expect(program.screen()).toMatchObject({ locale: 'et', view: { name: 'start' } });
});

test('every change is told once, and the passing of time is none', async () => {
  const station = await openTestStation();
  const names: string[] = [];
  station.program.onScreen(({ view }: Screen) => names.push(view.name));
  await station.program.touch({ type: 'collect' });
  station.clock.advance({ seconds: 3 });
  await station.program.pingNow();
  await station.program.touch({ type: 'code', code: '4711' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open' });
  expect(names).toEqual(['code', 'opening', 'open']);
});

test('somebody else’s door does not take the screen from who is typing', async () => {
  const told = { sessions: [exampleSession(), exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2 })] };
  const station = await openTestStation({ told });
  const { program, hardware } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  await program.touch({ type: 'collect' });
  hardware.take(1);
  hardware.closeDoor(1);
  await program.touch({ type: 'code', code: '2222' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', lockerNumber: 2 });
  hardware.take(2);
  hardware.closeDoor(2);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', lockerNumber: 2 });
});

test('a door is opened again without a code only for who has just tried to return', async () => {
  const station = await openTestStation({ told: { sessions: [exampleSession({ status: 'started' })] } });
  const { program, hardware } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'still-out' });
  expect(await touchAll(station, { type: 'try-again' })).toEqual(['code']);
  await program.touch({ type: 'code', code: '4711' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'return' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'in-question' });
  await program.touch({ type: 'try-again' });
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'return' });
});

test('the staff page is behind its PIN, and everything done there is in the journal first', async () => {
  const station = await openTestStation(withPrefs({ ADMIN_PIN: '246813' }));
  const { program, hardware } = station;
  expect(await touchAll(station, { type: 'staff' }, { type: 'pin', pin: '1357' })).toEqual(['pin', 'pin']);
  expect(station.view()).toEqual({ name: 'pin', isWrong: true, waitInSeconds: 0 });
  await program.touch({ type: 'pin', pin: '246813' });
  expect(station.view()).toMatchObject({ name: 'staff', version: '1.2.3', unsentEvents: 2, busy: false, card: null });
  expect(station.view()).toMatchObject({
    lockers: [{ items: [{ kind: 'board' }, { kind: 'paddle' }, { kind: 'vest' }] }, {}],
  });

  await program.touch({ type: 'staff-open', lockerNumber: 2 });
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ note: 'opened', lockers: [{ isOpen: false }, { isOpen: true }] });
  hardware.jam(1, true);
  await program.touch({ type: 'staff-open', lockerNumber: 1 });
  await expect.poll(station.view, SOON).toMatchObject({ note: 'did-not-open' });
  await program.touch({ type: 'staff-scan', lockerNumber: 1 });
  await expect
    .poll(station.view, SOON)
    .toMatchObject({ note: 'scanned', lockers: [{ rfids: [{}, {}, {}] }, { rfids: null }] });
  hardware.silence('box-readers', true);
  await program.touch({ type: 'staff-scan', lockerNumber: 2 });
  await expect.poll(station.view, SOON).toMatchObject({ note: 'reader-silent' });
  await program.touch({ type: 'staff-read-card' });
  await expect.poll(station.view, SOON).toMatchObject({ note: 'waiting-for-card', busy: true });
  hardware.holdCard('CAFE');
  await expect.poll(station.view, SOON).toMatchObject({ note: null, busy: false, card: 'CAFE' });
  hardware.holdCard(tagOf(1, 'paddle'));
  await expect.poll(station.view, SOON).toMatchObject({ card: tagOf(1, 'paddle') });

  expect(await touchAll(station, { type: 'collect' }, { type: 'back' })).toEqual(['staff', 'start']);
  const acts = (await station.endAndListEvents()).filter(({ type }) => type === 'staff-acted');
  expect(acts).toMatchObject([
    { action: 'refused', lockerNumber: null },
    { action: 'entered', lockerNumber: null },
    { action: 'opened', lockerNumber: 2 },
    { action: 'opened', lockerNumber: 1 },
    { action: 'scanned', lockerNumber: 1 },
    { action: 'scanned', lockerNumber: 2 },
    { action: 'read-card', lockerNumber: null },
  ]);
});

test('guessing the PIN locks the staff page, not the customers, and their screen only until PAGE_TIMEOUT', async () => {
  const station = await openTestStation(withPrefs({ ADMIN_PIN: '246813', PAGE_TIMEOUT: '30' }));
  const { program, clock } = station;
  await program.touch({ type: 'staff' });
  for (let guess = 0; guess < 5; guess += 1) await program.touch({ type: 'pin', pin: '1111' });
  expect(station.view()).toEqual({ name: 'pin', isWrong: true, waitInSeconds: 60 });
  expect(await touchAll(station, { type: 'pin', pin: '246813' })).toEqual(['pin']);
  clock.advance({ seconds: 30 });
  await program.pingNow();
  expect(station.view()).toEqual({ name: 'start' });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  clock.advance({ seconds: 30 });
  await program.touch({ type: 'back' });
  expect(await touchAll(station, { type: 'staff' }, { type: 'pin', pin: '246813' })).toEqual(['pin', 'staff']);
});

test('after twenty wrong PINs within a day the staff page stays closed until a new one is set, and staff hear of it', async () => {
  const { server, ...station } = await openLinkedScene(withPrefs({ ADMIN_PIN: '246813' }));
  const stored = () => Object.values(server.stored).flat();
  const { program, clock } = station;
  const enter = async (pin: string) => {
    await program.touch({ type: 'staff' });
    return (await program.touch({ type: 'pin', pin })).view;
  };
  for (let round = 0; round < 4; round += 1) {
    for (let guess = 0; guess < 5; guess += 1)
      expect(await enter('135790')).toMatchObject({ name: 'pin', isWrong: true });
    clock.advance({ minutes: 6 });
  }
  expect(await enter('246813')).toMatchObject({ name: 'pin', waitInSeconds: expect.any(Number) });
  clock.advance({ hours: 23 });
  expect(await enter('246813')).toMatchObject({ name: 'pin' });
  await program.touch({ type: 'back' });
  await expect.poll(() => stored().filter(({ type }) => type === 'staff-acted'), SOON).toHaveLength(20);
  expect(stored().filter(({ action }) => action === 'refused')).toHaveLength(20);
  const faults = stored().flatMap(({ type, title }) => (type === 'fault' ? [title] : []));
  expect(faults).toEqual([
    ...Array(3).fill('Wrong PINs locked the staff page'),
    'Twenty wrong PINs within a day: the staff page is closed for a day, or until a new PIN is set',
  ]);
  await server.call('setStation', exampleStation({ prefs: { ADMIN_PIN: '864209' } }));
  expect(await enter('864209')).toMatchObject({ name: 'staff' });
});

test('wrong PINs of another day do not close the staff page', async () => {
  const station = await openTestStation(withPrefs({ ADMIN_PIN: '246813' }));
  const { program, clock } = station;
  for (let guess = 0; guess < 25; guess += 1) {
    await program.touch({ type: 'staff' });
    await program.touch({ type: 'pin', pin: '135790' });
    clock.advance({ hours: 2 });
  }
  expect(await touchAll(station, { type: 'back' }, { type: 'staff' }, { type: 'pin', pin: '246813' })).toEqual([
    'start',
    'pin',
    'staff',
  ]);
});

test.each(['987654', ''])(
  'a PIN that is changed to “%s” throws out whoever came in by the old one',
  async (adminPin) => {
    const { server, ...station } = await openLinkedScene(withPrefs({ ADMIN_PIN: '246813' }));
    const { program, hardware } = station;
    expect(await touchAll(station, { type: 'staff' }, { type: 'pin', pin: '246813' })).toEqual(['pin', 'staff']);
    const prefs = adminPin === '' ? {} : { ADMIN_PIN: adminPin };
    await server.call('setStation', exampleStation({ prefs }));
    expect(station.view()).toEqual({ name: 'start' });
    await program.touch({ type: 'staff-open', lockerNumber: 1 });
    expect(hardware.picture().map(({ isOpen }) => isOpen)).toEqual([false, false]);
  },
);

test('without a PIN there is no staff page, not even in staff mode', async () => {
  const station = await openTestStation(withPrefs({ MODE: 'staff' }));
  expect(await touchAll(station, { type: 'staff' })).toEqual(['start']);
  expect(station.program.screen().closed).toBe('out-of-service');
});

test('in staff mode nothing is given out, and boards are taken back', async () => {
  const out = exampleSession({ status: 'started' });
  const told = { station: exampleStation({ prefs: { MODE: 'staff', ADMIN_PIN: '246813' } }), sessions: [out] };
  const station = await openTestStation({ told });
  expect(station.program.screen()).toMatchObject({ closed: 'out-of-service', hasStaffPage: true });
  expect(await touchAll(station, { type: 'return' }, { type: 'code', code: '4711' })).toEqual(['code', 'opening']);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', purpose: 'return' });
  expect(await touchAll(station, { type: 'staff' }, { type: 'pin', pin: '246813' })).toEqual(['pin', 'staff']);
});
