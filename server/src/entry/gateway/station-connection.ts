import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import type { RpcHandlers } from '@laine/contract/rpc-peer.ts';
import { RpcPeer } from '@laine/contract/rpc-peer.ts';
import { toServer, toStation } from '@laine/contract/station-link.ts';
import type { WebSocket } from 'ws';
import { newId } from '../../ground/secrets.ts';
import type { RecognisedStation } from '../../site/stations/link/recognise-stations.ts';

/** Our own close codes for hanging up. A station reconnects after each of them; only `key-replaced` tells it more. */
const closeCodes = {
  replaced: 4001,
  'key-replaced': 4003,
  'no-hello': 4008,
  stopping: 1001,
  'bad-frame': 1003,
  'too-fast': 1008,
} as const;
type HangUpReason = keyof typeof closeCodes;

/** A program waits for one answer before it sends the next call; only a broken or hostile one has this many open. */
const MAX_CALLS_WAITING = 50;

/** A program of another version may send something we don't know; only a broken one does so ten times. */
const MAX_BAD_FRAMES = 10;

/** A large station needs a tenth of this. */
const MAX_PENDING_BYTES = 1024 * 1024;

/** State already sent over this connection, small enough for thousands of connections. */
type Told = {
  station: string;
  lockers: string;
  /** Revisions by session; undefined before the first complete list. */
  sessions: Map<string, number> | undefined;
  /** Revisions of sessions that the station wouldn't forget, because their start is still on its way to us. */
  kept: Map<string, number>;
};

type ConnectionOptions = RecognisedStation & {
  socket: WebSocket;
  handlers: (connection: StationConnection) => RpcHandlers<typeof toServer>;
  onError: (error: unknown) => void;
};

export class StationConnection {
  readonly id = newId();
  readonly stationId: string;
  readonly keyHash: string;
  readonly peer: RpcPeer<typeof toServer, typeof toStation>;
  readonly told: Told = { station: '', lockers: '', sessions: undefined, kept: new Map() };
  pingIntervalInSeconds: number;
  /** Since the last beat (`start-heartbeat.ts`). */
  wasHeard = true;
  secondsToPing: number;
  secondsWithoutHello = 0;
  /** Set when its hello arrives; with many stations the answer may come much later. */
  hasSaidHello = false;
  isGreeted = false;
  readonly #socket: WebSocket;
  #callsWaiting = 0;
  #isExtending = false;
  #badFrames = 0;

  constructor({ stationId, keyHash, pingIntervalInSeconds, socket, handlers, onError }: ConnectionOptions) {
    this.stationId = stationId;
    this.keyHash = keyHash;
    this.pingIntervalInSeconds = pingIntervalInSeconds;
    // A random moment within the interval; otherwise all stations that reconnect after a restart would be pinged in the
    // same second.
    this.secondsToPing = Math.ceil(Math.random() * pingIntervalInSeconds);
    this.#socket = socket;
    this.peer = new RpcPeer({
      serves: toServer,
      calls: toStation,
      handlers: handlers(this),
      send: (text) => {
        socket.send(text);
        this.cutIfDeaf();
      },
      onBadFrame: () => {
        this.#badFrames += 1;
        if (this.#badFrames >= MAX_BAD_FRAMES) this.hangUp('bad-frame');
      },
      onError,
    });
  }

  /** Runs its calls one after the other: however fast a station calls, it takes up at most one place. */
  async oneCallAtATime<T>(work: () => Promise<T>): Promise<T> {
    if (this.#callsWaiting >= MAX_CALLS_WAITING) {
      this.hangUp('too-fast');
      throw new RpcFailure('too-fast');
    }
    this.#callsWaiting += 1;
    try {
      return await oneAtATime(this, 'call', work);
    } finally {
      this.#callsWaiting -= 1;
    }
  }

  /** A screen serves one person at a time. */
  async oneExtension<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isExtending) throw new RpcFailure('too-fast');
    this.#isExtending = true;
    try {
      return await work();
    } finally {
      this.#isExtending = false;
    }
  }

  beatEvery(seconds: number): void {
    this.pingIntervalInSeconds = seconds;
    this.secondsToPing = Math.min(this.secondsToPing, seconds);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  ping(): void {
    this.wasHeard = false;
    this.#socket.ping();
  }

  /** Closes the socket with a reason; calls under way fail. */
  hangUp(reason: HangUpReason): void {
    this.peer.hangUp();
    this.#socket.close(closeCodes[reason], reason);
  }

  /** Data that a program doesn't read waits in our memory. */
  cutIfDeaf(): void {
    if (this.#socket.bufferedAmount > MAX_PENDING_BYTES) this.cut();
  }

  /** For a socket that doesn't answer: a close frame would wait for an answer too. */
  cut(): void {
    this.peer.hangUp();
    this.#socket.terminate();
  }
}
