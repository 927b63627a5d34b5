import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);
const RETRY_DELAY_MS = 100;

export type Product = { url: string; stop: () => Promise<void> };

/**
 * The whole product for one worker: embedded database, demo data and sandbox, so that journeys can move its clock.
 * One that does not answer in time is ended, or it would answer the next run on the same port.
 */
export async function startProduct(worker: number, withinMs: number): Promise<Product> {
  const port = String(FIRST_PORT + worker);
  const url = `http://localhost:${port}`;
  if (await isAnswering(url)) throw new Error(`Something else answers at ${url}: stop it, or set E2E_PORT`);
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-journeys-'));
  const product = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  // A worker may also be given up while it waits, and then nobody asks for `stop`.
  const endAtOnce = () => {
    product.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', endAtOnce);
  const stop = async () => {
    product.kill('SIGTERM');
    if (product.exitCode === null && product.signalCode === null) await once(product, 'exit');
    process.off('exit', endAtOnce);
    removeFolder();
  };
  try {
    await ready(product, url, AbortSignal.timeout(withinMs));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function ready(product: ChildProcess, url: string, tooLate: AbortSignal): Promise<void> {
  for (;;) {
    tooLate.throwIfAborted();
    if (product.exitCode !== null) throw new Error(`The product did not start: exit code ${product.exitCode}`);
    if (await isAnswering(url, tooLate)) return;
    await pause(RETRY_DELAY_MS);
  }
}

async function isAnswering(url: string, tooLate: AbortSignal | null = null): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: tooLate }).catch(() => undefined);
  return answer?.ok === true;
}
