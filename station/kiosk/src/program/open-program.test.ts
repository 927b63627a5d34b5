import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Screen, Touch } from '../../../src/screen/screen.ts';
import { exampleScreen } from '../testing/example-screens.ts';
import { openProgram, type Pace, type Program } from './open-program.ts';

const quick: Pace = { retryInMs: 5, patienceInMs: 20, askInMs: 20, answerLimitInMs: 200 };
const neverAsking: Pace = { ...quick, askInMs: 3_600_000 };

const screenAt = (stationName: string): Screen => ({ ...exampleScreen, stationName });

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** The part of a station's program that the page sees, on a real socket. */
async function startStation(port = 0) {
  const streams = new Set<ServerResponse>();
  const touches: Touch[] = [];
  const station = {
    screen: screenAt('first'),
    isSilent: false,
    touches,
    onTouch: async (_touch: Touch) => {},
    show(screen: Screen) {
      station.screen = screen;
      for (const stream of streams) stream.write(`data: ${JSON.stringify(screen)}\n\n`);
    },
    address: new URL('http://127.0.0.1/'),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (station.isSilent) return;
    if (request.url === '/screen/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`: hello\n\ndata: ${JSON.stringify(station.screen)}\n\n`);
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    if (request.method === 'POST') {
      const touch = JSON.parse((await Array.fromAsync(request)).join('')) as Touch;
      touches.push(touch);
      const shown = station.screen;
      await station.onTouch(touch);
      response.end(JSON.stringify(shown));
      return;
    }
    response.end(JSON.stringify(station.screen));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  station.address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/screen/`);
  closers.push(station.stop);
  return station;
}

function open(address: URL, pace: Pace): Program {
  const program = openProgram(address, pace);
  closers.push(program.close);
  return program;
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 4_000, interval: 5 });

const nameAt = (program: Program) => program.heard().screen?.stationName;

test('the page shows what the program shows, from the first moment and at every change', async () => {
  const station = await startStation();
  const program = open(station.address, neverAsking);

  await soon(() => expect(nameAt(program)).toBe('first'));
  station.show(screenAt('second'));
  await soon(() => expect(nameAt(program)).toBe('second'));
});

test('a touch reaches the program, and its answer is shown', async () => {
  const station = await startStation();
  const program = open(station.address, neverAsking);
  await soon(() => expect(nameAt(program)).toBe('first'));

  station.screen = screenAt('touched');
  const shown = await program.touch({ type: 'language', locale: 'et' });

  expect(shown?.stationName).toBe('touched');
  expect(station.touches).toEqual([{ type: 'language', locale: 'et' }]);
});

test('an answer that a change has overtaken does not bring back the old screen', async () => {
  const station = await startStation();
  const program = open(station.address, neverAsking);
  await soon(() => expect(nameAt(program)).toBe('first'));

  station.onTouch = async () => {
    station.show(screenAt('door is open'));
    await soon(() => expect(nameAt(program)).toBe('door is open'));
  };
  const shown = await program.touch({ type: 'collect' });

  expect(shown?.stationName).toBe('door is open');
});

test('a program that restarts is found again, and its absence is told', async () => {
  const station = await startStation();
  const program = open(station.address, neverAsking);
  await soon(() => expect(nameAt(program)).toBe('first'));

  await station.stop();
  await soon(() => expect(program.heard().isLost).toBe(true));
  expect(nameAt(program)).toBe('first');

  const restarted = await startStation(Number(station.address.port));
  restarted.show(screenAt('back again'));
  await soon(() => expect(program.heard()).toMatchObject({ isLost: false, screen: { stationName: 'back again' } }));
});

test('a program that hangs with its connections open is noticed too', async () => {
  const station = await startStation();
  const program = open(station.address, quick);
  await soon(() => expect(nameAt(program)).toBe('first'));

  station.isSilent = true;
  await soon(() => expect(program.heard().isLost).toBe(true));
  station.isSilent = false;
  await soon(() => expect(program.heard().isLost).toBe(false));
});

test('a page that is opened before its program waits for it', async () => {
  const early = await startStation();
  await early.stop();
  const program = open(early.address, neverAsking);
  await soon(() => expect(program.heard()).toMatchObject({ isLost: true, screen: undefined }));

  await startStation(Number(early.address.port));
  await soon(() => expect(nameAt(program)).toBe('first'));
});

test('the time without a touch begins anew with a touch and with another view, not with every message', async () => {
  const station = await startStation();
  const program = open(station.address, neverAsking);
  await soon(() => expect(nameAt(program)).toBe('first'));
  const { touchedAtInMs } = program.heard();

  station.show(screenAt('same view'));
  await soon(() => expect(nameAt(program)).toBe('same view'));
  expect(program.heard().touchedAtInMs).toBe(touchedAtInMs);

  await program.touch({ type: 'stay' });
  const afterTouch = program.heard().touchedAtInMs;
  expect(afterTouch).toBeGreaterThan(touchedAtInMs);

  station.show({ ...exampleScreen, view: { name: 'help' } });
  await soon(() => expect(program.heard().screen?.view.name).toBe('help'));
  expect(program.heard().touchedAtInMs).toBeGreaterThan(afterTouch);
});
