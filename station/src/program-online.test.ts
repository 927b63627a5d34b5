import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { exampleLocker, exampleSession, exampleStation, tagOf } from './testing/example-station.ts';
import { openTestStation, type TestStationOptions } from './testing/open-test-station.ts';
import { standingClock } from './testing/standing-clock.ts';
import { KEY, openTestServer } from './testing/test-server.ts';

/** A station and a server that share one clock and are linked. */
async function openLinked(options: TestStationOptions = {}) {
  const clock = standingClock();
  const server = await openTestServer();
  server.time = () => clock.now();
  const station = await openTestStation({ clock, serverUrl: server.url, key: KEY, ...options });
  await expect.poll(() => station.program.isOnline(), SOON).toBe(true);
  let commands = 0;
  const command = (seconds = 20) => {
    commands += 1;
    return { commandId: `command-${commands}`, expiresAt: String(clock.now().add({ seconds })) };
  };
  const stored = () => Object.values(server.stored).flat();
  return { ...station, server, command, stored };
}

test('a station that was never linked says so until the server has told it everything', async () => {
  const { server, program } = await openLinked({ told: null });
  expect(program.screen()).toMatchObject({ closed: 'not-set-up', stationName: '', isOnline: true });
  await server.call('setStation', exampleStation({ prefs: { LANGUAGES: 'et,ru', PAGE_TIMEOUT: '20' } }));
  await server.call('setLockers', { lockers: [exampleLocker(1), exampleLocker(2)] });
  await server.call('setSessions', { sessions: [exampleSession()], removed: [], complete: true });
  expect(program.screen()).toMatchObject({
    closed: null,
    stationName: 'Pirita',
    lockerNumbers: [1, 2],
    languages: ['et', 'ru'],
    locale: 'et',
    pageTimeoutInSeconds: 20,
    contactPhone: '+372 600 0000',
  });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
});

test('the renter opens from the booking page as with the code; staff start nothing', async () => {
  const { server, command, hardware, stored, view } = await openLinked();
  const staff = { ...command(), lockerNumber: 2, sessionId: null };
  expect(await server.call('open', staff)).toEqual({ success: true });
  const renter = { ...command(), lockerNumber: 1, sessionId: 'session-1' };
  expect(await server.call('open', renter)).toEqual({ success: true });
  await expect.poll(() => stored().length, SOON).toBe(3);
  expect(stored()).toMatchObject([
    { type: 'door-opened', lockerNumber: 2, by: 'staff', commandId: staff.commandId, sessionId: null },
    { type: 'door-opened', lockerNumber: 1, by: 'server', commandId: renter.commandId, sessionId: 'session-1' },
    { type: 'session-started', lockerNumber: 1 },
  ]);
  expect(view()).toMatchObject({ name: 'open', lockerNumber: 1, purpose: 'collect' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(() => view().name, SOON).toBe('collected');
});

test('what the code would not open, the booking page does not open either', async () => {
  const { server, command, clock } = await openLinked();
  clock.advance({ hours: 2 });
  await server.call('setSessions', {
    sessions: [exampleSession({ revision: 2, start: '2027-06-01T15:00:00Z', end: '2027-06-01T16:00:00Z' })],
    removed: [],
    complete: true,
  });
  const open = (sessionId: string) => server.call('open', { ...command(), lockerNumber: 1, sessionId });
  expect(await open('session-1')).toEqual({ success: false });
  expect(await open('unheard-of')).toEqual({ success: false });
});

test('no door opens late or twice', async () => {
  const { server, command, clock, hardware, stored } = await openLinked();
  const late = { ...command(5), lockerNumber: 1, sessionId: null };
  clock.advance({ seconds: 5 });
  await expect(server.call('open', late)).rejects.toThrow('expired');
  const once = { ...command(), lockerNumber: 1, sessionId: null };
  expect(await server.call('open', once)).toEqual({ success: true });
  hardware.closeDoor(1);
  await expect.poll(() => stored().length, SOON).toBe(2);
  expect(await server.call('open', once)).toEqual({ success: true });
  expect(await hardware.isOpen(1)).toBe(false);
});

test('a door that does not open is no success', async () => {
  const { server, command, hardware, stored } = await openLinked();
  hardware.jam(1, true);
  expect(await server.call('open', { ...command(), lockerNumber: 1, sessionId: null })).toEqual({ success: false });
  await expect.poll(() => stored(), SOON).toMatchObject([{ type: 'door-jammed', lockerNumber: 1, sessionId: null }]);
});

test('tags are read from afar, in a locker and beside the screen', async () => {
  const { server, command, hardware, view } = await openLinked();
  const all = ['board', 'paddle', 'vest'].map((kind) => tagOf(1, kind));
  expect(await server.call('scan', { ...command(), lockerNumber: 1 })).toEqual({ rfids: all, isOpen: false });
  hardware.silence('box-readers', true);
  await expect(server.call('scan', { ...command(), lockerNumber: 1 })).rejects.toThrow('reader-silent');
  const reading = server.call('readCard', command());
  await expect
    .poll(() => {
      hardware.holdCard('CAFE');
      return Promise.race([reading, Promise.resolve()]);
    }, SOON)
    .toEqual({ rfids: ['CAFE'] });
  expect(view().name).not.toBe('open');
});

test('a card that nobody holds is no card', async () => {
  const { server, command } = await openLinked();
  expect(await server.call('readCard', command(1))).toEqual({ rfids: [] });
});

test('commands of the system run only where that was switched on', async () => {
  const off = await openLinked();
  await expect(off.server.call('exec', { ...off.command(), command: 'echo hi' })).rejects.toThrow('exec-switched-off');
  expect(await off.server.call('update', off.command())).toEqual({ success: false });
  const on = await openLinked({ allowExec: true, updateCommand: 'exit 0' });
  expect(await on.server.call('exec', { ...on.command(), command: 'echo hi; echo ho >&2' })).toEqual({
    output: expect.stringMatching(/^(?:hi\nho|ho\nhi)\n$/),
  });
  const failing = { ...on.command(), command: 'printf no; exit 3' };
  expect(await on.server.call('exec', failing)).toEqual({ output: 'no\n[exit status 3]' });
  expect(await on.server.call('update', on.command())).toEqual({ success: true });
});

test('a start that the server has not heard of survives a cancellation, and the station says so', async () => {
  const { server, program, stored } = await openLinked();
  program.unplug();
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  // The acknowledgement is delayed, so the start is still on its way when the cancellation comes.
  const heard = Promise.withResolvers<void>();
  server.beforeStoring = () => heard.resolve();
  server.beforeAcknowledging = () => {
    throw new Error('not yet');
  };
  program.plug();
  await heard.promise;
  await expect.poll(() => server.lines, SOON).toBe(1);
  const complete = { sessions: [], removed: ['session-1'], complete: true };
  await expect
    .poll(() => server.call('setSessions', complete).catch(() => undefined), SOON)
    .toEqual({ kept: ['session-1'] });
  server.beforeAcknowledging = () => undefined;
  await expect.poll(() => stored().map(({ type }) => type), SOON).toContain('session-started');
  expect(await program.pressKeypad({ code: '4711', intent: 'return' })).toMatchObject({ outcome: 'opened' });
});

const gone = { sessions: [], removed: ['session-1'], complete: false };

test('a cancellation that comes in time takes the code with it', async () => {
  const { server, program, command, hardware } = await openLinked();
  expect(await server.call('setSessions', gone)).toEqual({ kept: [] });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'over' });
  const open = { ...command(), lockerNumber: 1, sessionId: 'session-1' };
  expect(await server.call('open', open)).toEqual({ success: false });
  expect(await hardware.isOpen(1)).toBe(false);
});

test('the code of a rental that is over is said to be, for a day, also across a restart', async () => {
  const { server, program, clock, dataDir, close } = await openLinked();
  await server.call('setSessions', gone);
  const type = (at: typeof program) => at.pressKeypad({ code: '4711', intent: 'return' });
  expect(await type(program)).toEqual({ outcome: 'over' });
  await close();
  const { program: restarted } = await openTestStation({ clock, dataDir, told: null });
  clock.advance({ hours: 23, minutes: 59 });
  expect(await type(restarted)).toEqual({ outcome: 'over' });
  clock.advance({ minutes: 1 });
  expect(await type(restarted)).toEqual({ outcome: 'wrong-code' });
});

test('a code that is given out again opens for its new renter', async () => {
  const { server, program } = await openLinked();
  await server.call('setSessions', gone);
  const next = exampleSession({ id: 'session-2', lockerNumber: 2 });
  await server.call('setSessions', { sessions: [next], removed: [], complete: false });
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 2 });
});

test('unplugged from before collection until after the return, everything arrives with its own time', async () => {
  const { server, program, hardware, clock, stored, view } = await openLinked();
  program.unplug();
  expect(program.isOnline()).toBe(false);
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(() => view().name, SOON).toBe('collected');
  clock.advance({ hours: 1 });
  hardware.holdCard(tagOf(1, 'paddle'));
  await expect.poll(() => view().name, SOON).toBe('open');
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(() => view().name, SOON).toBe('returned');
  clock.advance({ hours: 2 });
  expect(stored()).toEqual([]);
  program.plug();
  await expect.poll(() => stored().length, SOON).toBe(6);
  expect(stored()).toMatchObject([
    { type: 'door-opened', at: '2027-06-01T09:00:00Z' },
    { type: 'session-started', at: '2027-06-01T09:00:00Z' },
    { type: 'door-closed', at: '2027-06-01T09:00:00Z' },
    { type: 'door-opened', at: '2027-06-01T10:00:00Z', by: 'paddle' },
    { type: 'door-closed', at: '2027-06-01T10:00:00Z' },
    { type: 'session-finished', at: '2027-06-01T10:00:00Z' },
  ]);
  expect(server.arrived).toEqual(server.stored);
});
