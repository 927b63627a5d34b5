import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RpcPeer, type ParamsOf, type ResultOf } from '@laine/contract/rpc-peer.ts';
import { toServer, toStation, type EventEnvelope, type ToStation } from '@laine/contract/station-link.ts';
import { onTestFinished } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { exampleKey } from './example-station.ts';

type Peer = RpcPeer<typeof toServer, typeof toStation>;
type Line = { socket: WebSocket; peer: Peer };
type Stored = Record<string, EventEnvelope[]>;

export const KEY = exampleKey;

/** The server's end of the link, as small as the contract allows, with all the ways in which a network can fail. */
export class TestServer {
  readonly #http = createServer();
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly hellos: ParamsOf<typeof toServer.hello>[] = [];
  readonly pings: ParamsOf<typeof toServer.ping>[] = [];
  /** Every event that arrived, by boot, duplicates included. */
  readonly arrived: Stored = {};
  /** Every event once, as a server stores them. */
  readonly stored: Stored = {};
  /** The largest number of station sockets at one time. */
  maxLines = 0;
  triesWithWrongKey = 0;
  readonly #lines = new Set<Line>();

  /** The server's behaviour; tests change it as they go. */
  time: () => Temporal.Instant = () => Temporal.Now.instant();
  pingIntervalInSeconds = 30;
  /** Called with every frame of events: before it's stored, and after it, before the acknowledgement is sent. */
  beforeStoring: (events: EventEnvelope[]) => void = () => undefined;
  beforeAcknowledging: (events: EventEnvelope[]) => void = () => undefined;
  isDumb = false;
  readonly hours: ParamsOf<typeof toServer.extend>[] = [];
  onExtend: (wish: ParamsOf<typeof toServer.extend>) => Promise<ResultOf<typeof toServer.extend>> = () =>
    Promise.reject(new Error('no hour'));

  async listen(port = 0): Promise<void> {
    this.#http.on('upgrade', (request: IncomingMessage, socket, head) => {
      socket.on('error', () => undefined);
      if (request.headers.authorization !== `Bearer ${KEY}` || request.url !== '/station-link') {
        this.triesWithWrongKey += 1;
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) => this.#welcome(webSocket));
    });
    this.#http.listen(port, '127.0.0.1');
    await once(this.#http, 'listening');
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get lines(): number {
    return this.#lines.size;
  }

  /** Ends all sockets like a cut cable. */
  cut(): void {
    for (const { socket } of this.#lines) socket.terminate();
  }

  call<Name extends ToStation>(
    name: Name,
    params: ParamsOf<(typeof toStation)[Name]>,
  ): Promise<ResultOf<(typeof toStation)[Name]>> {
    const [line] = this.#lines;
    if (!line) throw new Error('No station is linked');
    return line.peer.call(name, params, 20_000);
  }

  countStored(): number {
    return Object.values(this.stored).flat().length;
  }

  async close(): Promise<void> {
    this.cut();
    this.#sockets.close();
    this.#http.close();
    this.#http.closeAllConnections();
    await once(this.#http, 'close');
  }

  #welcome(socket: WebSocket): void {
    const peer: Peer = new RpcPeer({
      serves: toServer,
      calls: toStation,
      handlers: {
        hello: (hello) => {
          this.hellos.push(hello);
          const acknowledged = Object.entries(this.stored).map(([bootId, events]) => [bootId, events.length] as const);
          return {
            stationId: 'pirita',
            time: String(this.time()),
            pingIntervalInSeconds: this.pingIntervalInSeconds,
            acknowledged: Object.fromEntries(acknowledged),
          };
        },
        ping: (data) => {
          this.pings.push(data);
          return { time: String(this.time()) };
        },
        events: ({ bootId, events }) => this.#store(bootId, events),
        extend: (wish) => {
          this.hours.push(wish);
          return this.onExtend(wish);
        },
      },
      send: (text) => {
        if (!this.isDumb) socket.send(text);
      },
      onError: () => undefined,
    });
    const line = { socket, peer };
    this.#lines.add(line);
    this.maxLines = Math.max(this.maxLines, this.#lines.size);
    socket.on('message', (data: Buffer) => peer.receive(data.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      peer.hangUp();
      this.#lines.delete(line);
    });
  }

  #store(bootId: string, events: EventEnvelope[]): { acknowledged: number } {
    this.beforeStoring(events);
    (this.arrived[bootId] ??= []).push(...events);
    const stored = (this.stored[bootId] ??= []);
    for (const event of events) if (event.sequence === stored.length + 1) stored.push(event);
    this.beforeAcknowledging(events);
    return { acknowledged: stored.length };
  }
}

export async function openTestServer(): Promise<TestServer> {
  const server = new TestServer();
  await server.listen();
  onTestFinished(async () => {
    await server.close().catch(() => undefined);
  });
  return server;
}
