import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { RpcPeer, type ParamsOf, type ResultOf, type RpcHandlers } from '@laine/contract/rpc-peer.ts';
import { toServer, toStation } from '@laine/contract/station-link.ts';
import { WebSocket } from 'ws';
import { Listeners } from '../listeners.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { StationClock } from '../station-clock.ts';
import type { StationLog } from '../station-log.ts';
import { flushJournal } from './flush-journal.ts';
import { pingData } from './ping-data.ts';
import type { ServerTime } from './server-time.ts';
import { waitBeforeRetryInMs } from './wait-before-retry-in-ms.ts';

const HANDSHAKE_MS = 10_000;
const ANSWERS_WITHIN_MS = 10_000;
/** The server asks a bank before it answers. */
const EXTENDS_WITHIN_MS = 45_000;
const MAX_BYTES_PER_FRAME = 4 * 1024 * 1024;

type LinkOptions = {
  serverUrl: string;
  key: string;
  version: string;
  memory: Memory;
  clock: StationClock;
  serverTime: ServerTime;
  handlers: RpcHandlers<typeof toStation>;
  log: StationLog;
  /** For tests: how long to wait after this many failures in a row, and for an answer. */
  waitInMs?: ((failuresInARow: number) => number) | undefined;
  answersWithinInMs?: number;
};

type Peer = RpcPeer<typeof toStation, typeof toServer>;
/** One socket and its conversation. */
type Line = { socket: WebSocket; peer: Peer; isGreeted: boolean };

/**
 * The station's end of the link. At most one socket at a time:
 *
 *   waiting ─timer─▶ connecting ─open─▶ hello ─answer─▶ online ─(socket ends, no answer, bad answer)─▶ waiting
 *      ▲                 └──────── refused, unreachable ────────────────────────────────────────────────┘
 *   unplugged: no socket, no timer, until plugged
 */
export class StationLink {
  readonly #options: LinkOptions;
  readonly #bootedAt: Temporal.Instant;
  readonly #answersWithinInMs: number;
  readonly #changes = new Listeners<void>();
  #line: Line | undefined;
  #retry: NodeJS.Timeout | undefined;
  #nextPing: NodeJS.Timeout | undefined;
  #failuresInARow = 0;
  #isPlugged = true;
  #isFlushing = false;
  #hasGrown = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#bootedAt = options.clock.now();
    this.#answersWithinInMs = options.answersWithinInMs ?? ANSWERS_WITHIN_MS;
    this.#connect();
  }

  isOnline(): boolean {
    return this.#line?.isGreeted === true;
  }

  /** Called when the link comes up or goes down. */
  onChange(listener: () => void): () => void {
    return this.#changes.add(listener);
  }

  /** Call when the journal may have grown. */
  flush(): void {
    const line = this.#line;
    this.#hasGrown = true;
    if (line?.isGreeted && !this.#isFlushing) void this.#guard(line, () => this.#flush(line));
  }

  async pingNow(): Promise<void> {
    const line = this.#line;
    if (line?.isGreeted) await this.#guard(line, () => this.#ping(line));
  }

  /** For somebody waiting at the screen. A missing answer fails this call only, not the link. */
  async extend(wish: ParamsOf<typeof toServer.extend>): Promise<ResultOf<typeof toServer.extend>> {
    const line = this.#line;
    if (!line?.isGreeted) throw new RpcFailure('hung-up');
    return line.peer.call('extend', wish, EXTENDS_WITHIN_MS);
  }

  /** Pulls the cable: no goodbye, and no new attempt until it's plugged in again. */
  unplug(): void {
    this.#isPlugged = false;
    clearTimeout(this.#retry);
    this.#drop(this.#line, 'unplugged');
  }

  plug(): void {
    if (this.#isPlugged) return;
    this.#isPlugged = true;
    this.#failuresInARow = 0;
    this.#connect();
  }

  async close(): Promise<void> {
    this.#isPlugged = false;
    clearTimeout(this.#retry);
    const line = this.#line;
    if (!line) return;
    const gone = new Promise((resolve) => line.socket.once('close', resolve));
    this.#forget(line);
    line.socket.close(1000);
    // A server that doesn't answer our goodbye must not hold us up.
    const timer = setTimeout(() => line.socket.terminate(), 1_000);
    await gone;
    clearTimeout(timer);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#line || !this.#isPlugged) return;
    const { serverUrl, key, handlers, log } = this.#options;
    const socket = new WebSocket(linkUrl(serverUrl), {
      headers: { authorization: `Bearer ${key}` },
      perMessageDeflate: false,
      handshakeTimeout: HANDSHAKE_MS,
      maxPayload: MAX_BYTES_PER_FRAME,
    });
    const peer: Peer = new RpcPeer({
      serves: toStation,
      calls: toServer,
      handlers,
      send: (text) => socket.send(text, () => undefined),
      onError: (error) => log.error({ error: String(error) }, 'a call of the server failed'),
    });
    const line: Line = { socket, peer, isGreeted: false };
    this.#line = line;
    socket.on('open', () => void this.#guard(line, () => this.#greet(line)));
    socket.on('message', (data, isBinary) => {
      if (!isBinary && Buffer.isBuffer(data)) peer.receive(data.toString('utf8'));
    });
    socket.on('error', (error) => this.#drop(line, error.message));
    socket.on('close', (code) => this.#drop(line, `closed with ${code}`));
  }

  async #greet(line: Line): Promise<void> {
    const { memory, clock, version, serverTime, log } = this.#options;
    const askedAtInMs = clock.monotonicInMs();
    const { journal } = memory;
    const newestEvent = journal.findNewest() ?? null;
    const hello = { bootId: journal.bootId, version, time: String(clock.now()), newestEvent };
    const answer = await line.peer.call('hello', hello, this.#answersWithinInMs);
    const known = memory.station.find()?.id ?? answer.stationId;
    // Otherwise its events would count as another station's, and its codes would open other people's lockers.
    if (known !== answer.stationId) throw new Error(`The memory is of ${known}, the key of ${answer.stationId}`);
    serverTime.learn(Temporal.Instant.from(answer.time), askedAtInMs);
    // An acknowledgement may have been lost on its way to us.
    for (const [bootId, sequence] of Object.entries(answer.acknowledged)) memory.acknowledge(bootId, sequence);
    line.isGreeted = true;
    this.#failuresInARow = 0;
    log.info({ stationId: answer.stationId }, 'linked');
    this.#changes.publish();
    this.#pingAfter(line, answer.pingIntervalInSeconds);
    await this.#flush(line);
  }

  async #flush(line: Line): Promise<void> {
    const { memory, clock } = this.#options;
    this.#isFlushing = true;
    try {
      do {
        this.#hasGrown = false;
        await flushJournal(memory, clock, (params) => line.peer.call('events', params, this.#answersWithinInMs));
        // The journal may have grown since the last look.
      } while (this.#hasGrown);
    } finally {
      this.#isFlushing = false;
    }
  }

  #pingAfter(line: Line, seconds: number): void {
    clearTimeout(this.#nextPing);
    this.#nextPing = setTimeout(() => void this.#guard(line, () => this.#ping(line)), seconds * 1000);
  }

  async #ping(line: Line): Promise<void> {
    const { memory, clock, version, serverTime } = this.#options;
    clearTimeout(this.#nextPing);
    const askedAtInMs = clock.monotonicInMs();
    const data = pingData({ version, bootedAt: this.#bootedAt, now: clock.now() });
    const { time } = await line.peer.call('ping', data, this.#answersWithinInMs);
    serverTime.learn(Temporal.Instant.from(time), askedAtInMs);
    if (line === this.#line) this.#pingAfter(line, memory.station.prefs().pingIntervalInSeconds);
  }

  /** Without an answer in time, or with a bad one, the socket ends: there may be nobody behind it. */
  async #guard(line: Line, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#drop(line, error instanceof Error ? error.message : String(error));
    }
  }

  #drop(line: Line | undefined, reason: string): void {
    if (!line || line !== this.#line) return;
    this.#forget(line);
    line.socket.terminate();
    if (!this.#isPlugged) return;
    const { waitInMs = (failures) => waitBeforeRetryInMs(failures, Math.random()), log } = this.#options;
    log.warn({ reason, failuresInARow: this.#failuresInARow }, 'no link');
    this.#retry = setTimeout(() => this.#connect(), waitInMs(this.#failuresInARow));
    this.#failuresInARow += 1;
  }

  #forget(line: Line): void {
    this.#line = undefined;
    clearTimeout(this.#nextPing);
    line.peer.hangUp();
    this.#changes.publish();
  }
}

/** `http` becomes `ws`, `https` becomes `wss`. */
export function linkUrl(serverUrl: string): string {
  const base = new URL(serverUrl);
  base.protocol = base.protocol.replace('http', 'ws');
  return new URL('station-link', base.href.endsWith('/') ? base : `${base.href}/`).href;
}
