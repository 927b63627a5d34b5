import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@laine/server/testing/free-port.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';

const NPM_START = fileURLToPath(new URL('../../../tools/start.mjs', import.meta.url));
const STARTS_WITHIN_MS = 300_000;
const ASK_EVERY_MS = 50;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export type WholeProduct = Awaited<ReturnType<typeof wholeProduct>>;

/**
 * Server, sandbox and stations as `npm start` runs them, in a folder of their own: on the embedded database, or on a
 * PostgreSQL database of their own if a server is given.
 */
export async function wholeProduct(postgresUrl?: string) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-prove-'));
  const database = postgresUrl === undefined ? undefined : await createDatabase(postgresUrl, 'template1');
  const databaseUrl = postgresUrl && database && inDatabase(postgresUrl, database);
  const env = {
    ...process.env,
    NODE_ENV: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let running: ChildProcess | undefined;
  const killGroup = () => {
    if (running?.pid !== undefined && isAlive(running)) process.kill(-running.pid, 'SIGKILL');
  };
  // In a process group of its own it would outlive us.
  const leave = () => process.exit(1);
  process.once('exit', killGroup);
  for (const signal of SIGNALS) process.once(signal, leave);

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!running || !isAlive(running)) return;
    const ended = once(running, 'exit');
    if (signal === 'SIGKILL') killGroup();
    else running.kill(signal);
    await ended;
  }

  return {
    url,
    dataDir,
    databaseUrl,
    async start(): Promise<void> {
      // A process group of its own, so that all of it dies at once.
      running = spawn(process.execPath, [NPM_START], { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
      const until = performance.now() + STARTS_WITHIN_MS;
      while (!(await isReady(url))) {
        if (!isAlive(running)) throw new Error('the product did not start');
        if (performance.now() > until) throw new Error('the product does not become ready');
        await pause(ASK_EVERY_MS);
      }
    },
    /** Like a power cut: no process gets to clean up. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    async remove(): Promise<void> {
      await end('SIGKILL');
      process.off('exit', killGroup);
      for (const signal of SIGNALS) process.off(signal, leave);
      await rm(dataDir, { recursive: true, maxRetries: 3 });
      if (postgresUrl !== undefined && database !== undefined) await dropDatabase(postgresUrl, database);
    },
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
