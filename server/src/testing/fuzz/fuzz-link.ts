import { once } from 'node:events';
import { StationEvent, toServer } from '@laine/contract/station-link.ts';
import { WebSocket } from 'ws';
import { newId } from '../../ground/secrets.ts';
import { newStationKey } from '../../site/stations/link/new-station-key.ts';
import type { RentalScene } from '../open-rental-scene.ts';
import type { Random } from '../random.ts';
import { TestProgram } from '../test-program.ts';
import { damage, oddTexts } from './odd-values.ts';
import type { Knowledge } from './plausible.ts';
import { plausible } from './plausible.ts';

type FuzzResult = { sent: number; hangUps: number; faults: string[] };

const FRAMES_PER_SOCKET = 30;
const MAX_SHOWN = 400;
const DEEPEST = 100_000;
const DEEP = '['.repeat(DEEPEST) + ']'.repeat(DEEPEST);
/** A placeholder until the frame is text: a value nested that deep can't be serialised safely. */
const DEEP_PLACE = 'something deep';

/**
 * Talks oddly over the sockets of a station that has its key, `times` sockets long, and reports each frame that the
 * server answered with a fault of its own. After each socket a station that behaves must still be served.
 */
export async function fuzzLink(scene: RentalScene, random: Random, times: number): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, hangUps: 0, faults: [] };
  const beach = await scene.station({ lockers: 2 });
  const key = await newStationKey(scene.db.query, beach.id, scene.clock.now());
  const sessions = await scene.db.query.selectFrom('sessions').select('id').limit(20).execute();
  const ids = { sessionId: sessions.map(({ id }) => id), stationId: [beach.id], bootId: [newId(), newId()] };
  const known = { ids, seenIds: [], now: scene.clock.now() };
  for (let time = 0; time < times; time += 1) {
    const socket = await open(scene.url, key);
    const frames = Array.from({ length: FRAMES_PER_SOCKET }, () => oddFrame(known, random));
    const { answers, isHungUp } = await talk(socket, frames);
    result.sent += frames.length;
    if (isHungUp) result.hangUps += 1;
    const faulty = answers.filter((answer) => answer.includes('"message":"failed"'));
    result.faults.push(...faulty.map((answer) => `${answer} to one of ${shown(frames)}`));
    const program = new TestProgram({ url: scene.url, key, clock: scene.clock });
    await program.begin().catch((error: unknown) => result.faults.push(`${String(error)} after ${shown(frames)}`));
    program.cut();
  }
  return result;
}

const shown = (frames: (string | Buffer)[]) =>
  frames.map((frame) => frame.toString().slice(0, MAX_SHOWN)).join('\n    ');

async function open(url: string, key: string): Promise<WebSocket> {
  const headers = { authorization: `Bearer ${key}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/station-link`, { headers });
  socket.on('error', () => {});
  await once(socket, 'open');
  return socket;
}

/** Until the server hangs up, or has answered a last frame that everybody would understand. */
async function talk(socket: WebSocket, frames: (string | Buffer)[]) {
  const answers: string[] = [];
  const end = Promise.withResolvers<boolean>();
  socket.on('message', (data: Buffer) => {
    const answer = data.toString();
    answers.push(answer);
    if (answer.includes('"id":"last"')) end.resolve(false);
  });
  socket.on('close', () => end.resolve(true));
  for (const frame of frames) socket.send(frame, () => {});
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'last', method: 'nothing' }), () => {});
  const isHungUp = await end.promise;
  socket.terminate();
  return { answers, isHungUp };
}

function oddFrame(known: Knowledge, random: Random): string | Buffer {
  if (random.chance(0.85)) return asText(oddCall(known, random));
  return random.pick([
    () => '',
    () => '{',
    () => '['.repeat(DEEPEST),
    () => DEEP,
    () => `{"jsonrpc":"2.0","id":1,"result":${'{"a":'.repeat(DEEPEST)}1${'}'.repeat(DEEPEST)}}`,
    () => '{"jsonrpc":"2.0","id":1,"method":"__proto__","params":{"__proto__":{"a":1}}}',
    () => random.pick(oddTexts),
    () => Buffer.from([0xff, 0xfe, 0x00]),
  ])();
}

const asText = (frame: unknown) => (JSON.stringify(frame) ?? '').replaceAll(JSON.stringify(DEEP_PLACE), DEEP);

function oddCall(known: Knowledge, random: Random): unknown {
  const method = random.pick(['hello', 'ping', 'events', 'events', 'extend'] as const);
  const params =
    method === 'events' ? eventsFrame(known, random) : plausible(toServer[method].params, 'params', known, random);
  const call = { jsonrpc: '2.0', id: random.between(1, 1e6), method, params };
  return random.chance(0.3) ? damage(call, random) : call;
}

/** Numbered as a journal is, so that what is in them is looked at. */
let lastSequence = 0;

function eventsFrame(known: Knowledge, random: Random) {
  const events = Array.from({ length: random.between(1, 3) }, () => {
    lastSequence += 1;
    const event = plausible(StationEvent, 'event', known, random) as Record<string, unknown>;
    const at = known.now.toString();
    const numbered = { ...event, sequence: lastSequence, at, monotonicInMs: random.between(0, 1e6) };
    if (random.chance(0.1)) return { ...numbered, data: DEEP_PLACE };
    return random.chance(0.5) ? (damage(numbered, random) as object) : numbered;
  });
  return { bootId: random.pick(known.ids['bootId'] ?? ['boot']), monotonicInMs: random.between(0, 1e6), events };
}
