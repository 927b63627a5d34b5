import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { WebSocketServer } from 'ws';
import { tellMemory } from './tell-memory.ts';

/** Plain socket server that echoes: the reference for the link to the stations. */

const server = createServer();
const sockets = new WebSocketServer({ server, clientTracking: false, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
stopOnSignals(async () => void server.close());
tellMemory();
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
