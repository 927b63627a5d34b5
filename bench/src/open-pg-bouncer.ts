import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@laine/server/testing/free-port.ts';
import { byPort } from '@laine/server/testing/server-databases.ts';

const READY_WITHIN_MS = 5_000;
const FOLDERS = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
/** The user whom every system has for programs that refuse to be root. */
const NOBODY = 65_534;

/** As docs/operating.md says. */
const LIMITS =
  'SET statement_timeout = 30000; SET lock_timeout = 10000; SET idle_in_transaction_session_timeout = 60000; SET random_page_cost = 1.1';

/** A pooler in front of the server, which lends a connection for a transaction; undefined where it isn't installed. */
export async function openPgBouncer(serverUrl: string) {
  const program = FOLDERS.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
  if (program === undefined) return undefined;
  const direct = new URL(byPort(serverUrl));
  const { hostname, port: serverPort, username } = direct;
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'laine-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, iniOf({ hostname, serverPort, username, port }));
  const isRoot = process.getuid?.() === 0;
  const pooler = spawn(program, ['--quiet', file], { stdio: 'inherit', ...(isRoot && { uid: NOBODY, gid: NOBODY }) });
  await Promise.race([
    listening(port),
    once(pooler, 'exit').then(() => Promise.reject(new Error('PgBouncer did not start'))),
  ]);
  return {
    /** The same database through the pooler, with the setting that it needs. */
    behind: (databaseUrl: string): string => {
      const url = Object.assign(new URL(byPort(databaseUrl)), { port: String(port) });
      return `${url.href}?prepared=off&direct=${direct.host}`;
    },
    close: async () => {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGINT');
      setTimeout(() => pooler.kill('SIGTERM'), 1_000).unref();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

type Ways = { hostname: string; serverPort: string; username: string; port: number };

const iniOf = ({ hostname, serverPort, username, port }: Ways) => `[databases]
* = host=${hostname} port=${serverPort} user=${username} connect_query='${LIMITS}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
`;

async function listening(port: number): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(50);
    } finally {
      socket.destroy();
    }
  }
}
