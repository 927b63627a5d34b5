import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A throwaway PostgreSQL server for tests: no password, loopback only, no fsync, since its data is worth nothing. */

const run = promisify(execFile);
const READY_WITHIN_MS = 30_000;
const isRoot = process.getuid?.() === 0;

/**
 * Ends with the server when its standard input closes, which happens however the process that started it dies, and
 * removes the folder. Descriptor 3 is needed because a background command has no standard input.
 */
const SUPERVISOR = `
  folder=$1; shift
  exec 3<&0
  "$@" &
  server=$!
  { cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
  wait $server
  rm -rf "$folder"`;

/**
 * The server that TEST_POSTGRES_URL names, or one of our own. One for tests is reached by a socket of the file system
 * (its address works without, too) and never tidies up: databases live for seconds, and their tables stay small.
 * @param {{ forTests?: boolean }} use
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres({ forTests = false } = {}) {
  const { TEST_POSTGRES_URL: url } = process.env;
  if (url) return { url, stop: () => Promise.resolve() };
  const bin = findBinaries() ?? (await installBinaries());
  const owner = isRoot ? await findUser('postgres') : {};
  const folder = await mkdtemp(join(tmpdir(), 'laine-postgres-'));
  if (isRoot) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');

  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await run(join(bin, 'initdb'), initdb, { ...owner, cwd: folder });

  const port = await findFreePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: forTests ? folder : '',
    ...(forTests && { autovacuum: 'off', jit: 'off', plan_cache_mode: 'force_generic_plan' }),
    logging_collector: 'on',
    log_directory: folder,
    log_filename: 'log',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 300,
    // An odd zone on purpose: whoever forgets to ask for UTC notices it here.
    timezone: 'Asia/Kathmandu',
  };
  const server = [
    join(bin, 'postgres'),
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const supervisor = spawn('/bin/sh', ['-c', SUPERVISOR, 'sh', folder, ...server], {
    ...owner,
    cwd: folder,
    // A process group of its own, so that Ctrl-C reaches it only through the end of its parent.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  supervisor.unref();
  supervisor.stdin.unref();
  const ended = new Promise((resolve) => supervisor.once('exit', resolve));
  const stop = async () => {
    supervisor.ref();
    supervisor.stdin.end();
    await ended;
  };

  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(bin, port))) {
    if (performance.now() > deadline || supervisor.exitCode !== null) {
      const reason = await readFile(log, 'utf8').catch(() => 'it left no log');
      await stop();
      throw new Error(`PostgreSQL did not start: ${reason}`);
    }
    await wait(50);
  }
  const socket = forTests ? `?host=${encodeURIComponent(folder)}` : '';
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres${socket}`, stop };
}

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))));
}

async function installBinaries() {
  if (!isRoot || !existsSync('/etc/debian_version')) {
    throw new Error('No PostgreSQL found: install it (version 15 or later), or set TEST_POSTGRES_URL to a server.');
  }
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', 'postgresql'], options);
  const bin = findBinaries();
  if (!bin) throw new Error('PostgreSQL was installed, but its programs are not in /usr/lib/postgresql.');
  return bin;
}

/** The server refuses to run as root. */
async function findUser(name) {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
  );
  return { uid, gid };
}

async function isReady(bin, port) {
  return run(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).then(
    () => true,
    () => false,
  );
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
