import type { RpcHandlers } from '@laine/contract/rpc-peer.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { RpcPeer } from '@laine/contract/rpc-peer.ts';
import { toServer, toStation } from '@laine/contract/station-link.ts';
import type { WebSocket } from 'ws';
import { newId } from '../secrets.ts';
import type { RecognisedStation } from '../stations/recognise-station.ts';

/** Why we hang up, as close codes of our own; a station reconnects after any of them but learns from `key-replaced`. */
const closeCodes = {
  replaced: 4001,
  'key-replaced': 4003,
  'no-hello': 4008,
  stopping: 1001,
  'bad-frame': 1003,
  'too-fast': 1008,
} as const;
type HangUpReason = keyof typeof closeCodes;

/** A program waits for one answer before it asks again; this many at once come from a broken or a hostile one. */
const MOST_CALLS_WAITING = 50;

/** What a station has been told over this connection, small enough to keep for thousands of them. */
type Told = {
  station: string;
  lockers: string;
  /** Revisions by session; undefined before the first complete list. */
  sessions: Map<string, number> | undefined;
  /** Sessions that it would not forget, because their start is still on its way to us, by the revision they had. */
  kept: Map<string, number>;
};

type ConnectionOptions = RecognisedStation & {
  socket: WebSocket;
  handlers: (connection: StationConnection) => RpcHandlers<typeof toServer>;
  onError: (error: unknown) => void;
};

/** One socket of one station's program. */
export class StationConnection {
  readonly id = newId();
  readonly stationId: string;
  readonly keyHash: string;
  readonly peer: RpcPeer<typeof toServer, typeof toStation>;
  readonly told: Told = { station: '', lockers: '', sessions: undefined, kept: new Map() };
  pingIntervalInSeconds: number;
  /** Since the last beat of the heart (`heartbeat.ts`). */
  wasHeard = true;
  secondsToPing: number;
  secondsWithoutHello = 0;
  /** In a crowd it may wait for its answer. */
  hasSaidHello = false;
  isGreeted = false;
  readonly #socket: WebSocket;
  #lastCall: Promise<unknown> = Promise.resolve();
  #callsWaiting = 0;

  constructor({ stationId, keyHash, pingIntervalInSeconds, socket, handlers, onError }: ConnectionOptions) {
    this.stationId = stationId;
    this.keyHash = keyHash;
    this.pingIntervalInSeconds = pingIntervalInSeconds;
    // Somewhere within the interval, or all stations that reconnect after a restart would be asked in the same second.
    this.secondsToPing = Math.ceil(Math.random() * pingIntervalInSeconds);
    this.#socket = socket;
    this.peer = new RpcPeer({
      serves: toServer,
      calls: toStation,
      handlers: handlers(this),
      send: (text) => socket.send(text),
      onError,
    });
  }

  /** Its calls one after the other: however fast a station talks, it takes no more than one place from the others. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#callsWaiting >= MOST_CALLS_WAITING) {
      this.hangUp('too-fast');
      throw new RpcFailure('too-fast');
    }
    this.#callsWaiting += 1;
    const turn = this.#lastCall.then(work);
    this.#lastCall = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      this.#callsWaiting -= 1;
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

  /** Says goodbye; what is under way ends with it. */
  hangUp(reason: HangUpReason): void {
    this.peer.hangUp();
    this.#socket.close(closeCodes[reason], reason);
  }

  /** For a socket that does not answer: a goodbye would wait for an answer too. */
  cut(): void {
    this.peer.hangUp();
    this.#socket.terminate();
  }
}
