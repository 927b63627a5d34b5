import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { createConnection, createServer } from 'node:net';
import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Deps } from '../ground/deps.ts';
import { askForRelease } from './installation/maintenance.ts';
import { writeBackup } from './write-backup.ts';

/** Commands to a server that holds the embedded database; with PostgreSQL they use the database directly. */
type Command = 'backup' | 'release';

/** Relative, because socket paths must be short; on Windows a pipe. */
function socketPath(dataDir: string): string {
  const path = resolve(dataDir, 'control.sock');
  if (process.platform !== 'win32') return relative('', path);
  return `\\\\.\\pipe\\laine-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
}

/** Only users who may read the data folder can reach it. */
export async function openControlSocket(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const path = socketPath(deps.settings.dataDir);
  const server = createServer((socket) => {
    socket.on('error', () => {});
    answer(deps, socket).catch((error: unknown) => socket.destroy(error as Error));
  });
  // Left by a killed process; the database's lock proves that it's gone.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  try {
    server.listen(path);
    await once(server, 'listening');
  } catch (error) {
    deps.log.warn({ code: (error as NodeJS.ErrnoException).code }, 'backups only while stopped: no control socket');
  }
  return {
    stop: async () => {
      if (server.listening) await new Promise((done) => void server.close(done));
    },
  };
}

async function answer(deps: Deps, socket: Socket): Promise<void> {
  const { value } = await createInterface({ input: socket })[Symbol.asyncIterator]().next();
  if (value === 'backup') return writeBackup(deps.db, deps.settings, deps.now(), socket);
  const released = value === 'release' && (await askForRelease(deps.db.query, deps.now()));
  socket.end(released ? 'asked' : 'nothing');
  return undefined;
}

/** An open connection to the server that holds the data folder; undefined if none runs. */
export async function askServer(dataDir: string, command: Command): Promise<Socket | undefined> {
  const socket = createConnection(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  socket.write(`${command}\n`);
  return socket;
}
