import type { ParamsOf, ResultOf } from '@laine/contract/rpc-peer.ts';
import { RpcPeer } from '@laine/contract/rpc-peer.ts';
import type { LinkLocker, LinkSession, LinkStation } from '@laine/contract/station-link.ts';
import { toServer, toStation } from '@laine/contract/station-link.ts';
import { WebSocket } from 'ws';
import { newId } from '../ground/secrets.ts';
import type { StandingClock } from './standing-clock.ts';

type Calls = typeof toStation;
type Commands = {
  [Name in 'open' | 'scan' | 'readCard' | 'exec' | 'update']: (
    params: ParamsOf<Calls[Name]>,
  ) => Promise<ResultOf<Calls[Name]>>;
};

type ToldFrame = { method: string; params: { sessions?: LinkSession[] } };

const WAIT_MS = 10_000;
const LARGEST_PING = Buffer.alloc(125);

/** An event without the common fields. */
export type Happening = { type: string; at?: Temporal.Instant; [field: string]: unknown };

type HelloWish = { time?: Temporal.Instant; newestEvent?: ParamsOf<typeof toServer.hello>['newestEvent'] };

export type TestProgramOptions = {
  url: string;
  key: string;
  clock: Pick<StandingClock, 'now'>;
  commands?: Partial<Commands>;
  /** Sessions it does not forget when told to. */
  keeps?: string[];
};

/** A minimal other end of the station link: a socket, the frames it got, and a journal in memory. */
export class TestProgram {
  readonly sessions = new Map<string, LinkSession>();
  readonly forgotten: string[] = [];
  readonly commandIds: string[] = [];
  /** All frames it got, in order. */
  readonly frames: ToldFrame[] = [];
  station: LinkStation | undefined;
  lockers: LinkLocker[] = [];
  bootId = newId();
  sequence = 0;
  closed: { code: number; reason: string } | undefined;
  /** Answers no pings, like a cable that was pulled. */
  isDeaf = false;
  /** Sends nothing more, not even answers, but still listens. */
  isMute = false;
  keeps: Set<string>;
  readonly #options: TestProgramOptions;
  #socket: WebSocket | undefined;
  #peer: RpcPeer<Calls, typeof toServer> | undefined;

  constructor(options: TestProgramOptions) {
    this.#options = options;
    this.keeps = new Set(options.keeps);
  }

  /** The last event it has numbered, sent or not. */
  get newest() {
    return { bootId: this.bootId, sequence: this.sequence };
  }

  get told() {
    return this.frames.length;
  }

  get isConnected() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** The socket alone; rejects with the server's status. */
  async connect(): Promise<this> {
    const { url, key } = this.#options;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/station-link`, {
      headers: { authorization: `Bearer ${key}` },
      autoPong: false,
      perMessageDeflate: false,
    });
    this.closed = undefined;
    this.#socket = socket;
    this.#peer = new RpcPeer({
      serves: toStation,
      calls: toServer,
      handlers: { ...this.#knowledge(), ...this.#hardware() },
      send: (text) => this.isMute || socket.send(text),
      onError: () => {},
    });
    const peer = this.#peer;
    socket.on('message', (data: Buffer) => peer.receive(data.toString()));
    socket.on('ping', () => !this.isDeaf && socket.pong());
    socket.on('close', (code, reason) => {
      peer.hangUp();
      this.closed = { code, reason: String(reason) };
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, { statusCode }) => reject(new Error(String(statusCode))));
      socket.once('error', reject);
    });
    return this;
  }

  /** Connects and says hello. */
  async begin(own: HelloWish = {}): Promise<ResultOf<typeof toServer.hello>> {
    await this.connect();
    return this.hello(own);
  }

  /** Connects with news of what happened out of reach: its hello says that they come. */
  async beginWith(...happenings: Happening[]): Promise<void> {
    const events = this.journal(...happenings);
    // No station forgets a session of which it still has to tell.
    const toTell = happenings.flatMap(({ sessionId }) => (typeof sessionId === 'string' ? [sessionId] : []));
    for (const id of toTell) this.keeps.add(id);
    await this.begin({ newestEvent: this.newest });
    await this.sendEvents(events);
    for (const id of toTell) this.keeps.delete(id);
  }

  hello({ time = this.#options.clock.now(), newestEvent = null }: HelloWish = {}) {
    return this.call('hello', { bootId: this.bootId, version: '1.0.0', time: time.toString(), newestEvent });
  }

  ping(own: { time?: number; networkType?: string } = {}) {
    const { epochMilliseconds } = this.#options.clock.now();
    const memory = { versionCode: 1, totalMem: 2, availMem: 1, bootTime: 0, networkType: 'wifi' };
    return this.call('ping', { ...memory, time: epochMilliseconds, ...own });
  }

  /** Sends events of now, or of `at`. Returns the last one that the server has. */
  async report(...happenings: Happening[]): Promise<number> {
    const { acknowledged } = await this.sendEvents(this.journal(...happenings));
    return acknowledged;
  }

  /** Only numbers them, so that a test can send them when it likes. */
  journal(...happenings: Happening[]) {
    return happenings.map(({ at = this.#options.clock.now(), ...rest }) => {
      this.sequence += 1;
      return { ...rest, sequence: this.sequence, at: at.toString(), monotonicInMs: at.epochMilliseconds };
    });
  }

  sendEvents(
    events: ParamsOf<typeof toServer.events>['events'],
    own: { bootId?: string; isEarlierBoot?: boolean } = {},
  ) {
    const monotonicInMs = own.isEarlierBoot ? null : this.#options.clock.now().epochMilliseconds;
    return this.call('events', { bootId: own.bootId ?? this.bootId, monotonicInMs, events });
  }

  call<Name extends keyof typeof toServer>(name: Name, params: ParamsOf<(typeof toServer)[Name]>) {
    if (!this.#peer) throw new Error('not connected');
    return this.#peer.call(name, params, WAIT_MS);
  }

  sendRaw(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  /** Frames that the other end's socket answers by itself. */
  sendPings(count: number): void {
    for (let sent = 0; sent < count; sent += 1) this.#socket?.ping(LARGEST_PING);
  }

  /** Keeps sending but reads nothing more, not even a goodbye. */
  stopReading(): void {
    this.#socket?.pause();
  }

  /** Like a pulled cable. */
  cut(): void {
    this.#socket?.terminate();
  }

  #knowledge() {
    return {
      setStation: (station: LinkStation) => {
        this.frames.push({ method: 'setStation', params: {} });
        this.station = station;
        return {};
      },
      setLockers: ({ lockers }: { lockers: LinkLocker[] }) => {
        this.frames.push({ method: 'setLockers', params: {} });
        this.lockers = lockers;
        return {};
      },
      setSessions: ({ sessions, removed, complete }: ParamsOf<Calls['setSessions']>) => {
        this.frames.push({ method: 'setSessions', params: { sessions } });
        const kept = removed.filter((id) => this.keeps.has(id));
        const listed = new Set(sessions.map(({ id }) => id));
        const gone = complete ? [...this.sessions.keys()].filter((id) => !listed.has(id)) : removed;
        for (const id of gone.filter((one) => !this.keeps.has(one))) this.sessions.delete(id);
        this.forgotten.push(...removed.filter((id) => !this.keeps.has(id)));
        for (const session of sessions) this.sessions.set(session.id, session);
        return { kept };
      },
    };
  }

  #hardware(): Commands {
    const byDefault: Commands = {
      open: async () => ({ success: true }),
      scan: async () => ({ rfids: [], isOpen: false }),
      readCard: async () => ({ rfids: [] }),
      exec: async () => ({ output: '' }),
      update: async () => ({ success: true }),
    };
    const commands = { ...byDefault, ...this.#options.commands };
    const noted =
      <P extends { commandId: string }, R>(run: (params: P) => Promise<R>) =>
      (params: P) => {
        this.commandIds.push(params.commandId);
        return run(params);
      };
    return {
      open: noted(commands.open),
      scan: noted(commands.scan),
      readCard: noted(commands.readCard),
      exec: noted(commands.exec),
      update: noted(commands.update),
    };
  }
}
