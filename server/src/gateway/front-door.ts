import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RpcHandlers } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Deps } from '../deps.ts';
import type { RecognisedStation } from '../stations/recognise-station.ts';
import { recogniseStation } from '../stations/recognise-station.ts';
import type { Connections } from './connections.ts';
import { StationConnection } from './station-connection.ts';
import type { Turnstile } from './turnstile.ts';

const PATH = '/station-link';
/** Two hundred events of a journal with all their tags; more is not a station's program. */
const MOST_BYTES_IN_A_FRAME = 1024 * 1024;
/** For the answer to our goodbye: whoever we hang up on may give none. The types of `ws` do not know this option yet. */
const goodbye = { closeTimeout: 1_000 };

type FrontDoorOptions = {
  connections: Connections;
  turnstile: Turnstile;
  handlers: (connection: StationConnection) => RpcHandlers<typeof toServer>;
  onHeard: (connection: StationConnection) => void;
  onLeave: (connection: StationConnection) => void;
};

/** Lets stations in by their keys. Answers how to shut the door. */
export function acceptStations(app: FastifyInstance, deps: Deps, options: FrontDoorOptions): () => void {
  const { connections, turnstile } = options;
  // Compression would cost each socket more memory than everything else about it.
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MOST_BYTES_IN_A_FRAME,
    ...goodbye,
  });
  let isShut = false;

  async function knock(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const key = bearerOf(request);
    const station = key === undefined ? undefined : await turnstile(() => recogniseStation(deps, key));
    if (isShut) return turnAway(socket, '503 Service Unavailable');
    if (!station) return turnAway(socket, '401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (opened) => connect(opened, station));
  }

  function connect(socket: WebSocket, station: RecognisedStation): void {
    const onError = (error: unknown) =>
      deps.log.error({ err: error, stationId: station.stationId }, 'station call failed');
    const connection = new StationConnection({ ...station, socket, handlers: options.handlers, onError });
    connections.add(connection);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      // We have hung up; what it goes on saying is not heard.
      if (!connection.isOpen) return;
      options.onHeard(connection);
      if (isBinary) connection.hangUp('bad-frame');
      else connection.peer.receive(textOf(data));
    });
    socket.on('pong', () => connection.isOpen && options.onHeard(connection));
    // A frame too large or broken, a cable pulled: 'close' follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      connection.peer.hangUp();
      options.onLeave(connection);
    });
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (pathOf(request) !== PATH) return;
    socket.on('error', () => {});
    knock(request, socket, head).catch(() => turnAway(socket, '503 Service Unavailable'));
  };
  app.server.on('upgrade', onUpgrade);
  // Other upgrades are for other listeners (hot reload); with none, the request is answered as if it had not asked.
  Object.assign(app.server, {
    shouldUpgradeCallback: (request: IncomingMessage) =>
      pathOf(request) === PATH || app.server.listenerCount('upgrade') > 1,
  });

  return () => {
    isShut = true;
    app.server.off('upgrade', onUpgrade);
  };
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0];

function bearerOf({ headers }: IncomingMessage): string | undefined {
  const [, key] = /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return key;
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();
