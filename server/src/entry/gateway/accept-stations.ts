import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RpcHandlers } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Deps } from '../../ground/deps.ts';
import type { RecognisedStation } from '../../site/stations/link/recognise-stations.ts';
import { recogniseStations } from '../../site/stations/link/recognise-stations.ts';
import { askInRounds, LineIsFull } from './ask-in-rounds.ts';
import type { Connections } from './connections.ts';
import { StationConnection } from './station-connection.ts';

const PATH = '/station-link';
/** Two hundred events of a journal with all their tags; a larger frame does not come from a station program. */
const MAX_FRAME_BYTES = 1024 * 1024;
/** More than all stations that come back after a restart; each costs a socket while it waits. */
const MAX_KNOCKING = 20_000;
/**
 * How long we wait for the answer to our close frame; a station we hang up on may give none. The types of `ws` lack
 * this option.
 */
const closing = { closeTimeout: 1_000 };

type AcceptOptions = {
  connections: Connections;
  handlers: (connection: StationConnection) => RpcHandlers<typeof toServer>;
  onHeard: (connection: StationConnection) => void;
  onLeave: (connection: StationConnection) => void;
};

/** Lets stations in by their keys. Returns a function that stops accepting them. */
export function acceptStations(app: FastifyInstance, deps: Deps, options: AcceptOptions): () => void {
  const { connections } = options;
  const recognise = askInRounds((keys) => recogniseStations(deps, keys), MAX_KNOCKING);
  // Compression would cost each socket more memory than everything else about it.
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
    ...closing,
  });
  let isShut = false;

  async function authenticate(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const key = bearerOf(request);
    const station = key === undefined ? undefined : await recognise(key);
    // A restored database would take away codes that were sold after the backup: stations go on by themselves.
    if (isShut || deps.maintenance.isOn) return rejectUpgrade(socket, '503 Service Unavailable');
    if (!station) return rejectUpgrade(socket, '401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (opened) => connect(opened, station));
  }

  function connect(socket: WebSocket, station: RecognisedStation): void {
    const onError = (error: unknown) =>
      deps.log.error({ err: error, stationId: station.stationId }, 'station call failed');
    const connection = new StationConnection({ ...station, socket, handlers: options.handlers, onError });
    connections.add(connection);
    socket.on('message', (data: RawData, isBinary: boolean) => {
      // We have hung up and ignore what it still sends.
      if (!connection.isOpen) return;
      options.onHeard(connection);
      if (isBinary) connection.hangUp('bad-frame');
      else connection.peer.receive(textOf(data));
    });
    // Answered by the socket itself, and piled up if the other end does not read.
    socket.on('ping', () => connection.cutIfDeaf());
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
    authenticate(request, socket, head).catch((error: unknown) => {
      if (!(error instanceof LineIsFull)) app.log.warn({ err: error }, 'a station could not be recognised');
      rejectUpgrade(socket, '503 Service Unavailable');
    });
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

function rejectUpgrade(socket: Duplex, status: string): void {
  // The other end need not close its half, so we do not wait for that.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString();
