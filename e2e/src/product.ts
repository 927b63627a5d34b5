import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../sandbox/src/main.ts', import.meta.url));
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);
const RETRY_DELAY_MS = 100;

export type Product = { url: string; stop: () => Promise<void> };

/** The whole product for one worker: embedded database, demo data and sandbox, so that journeys can move its clock. */
export async function startProduct(worker: number): Promise<Product> {
  const port = String(FIRST_PORT + worker);
  const url = `http://localhost:${port}`;
  if (await isAnswering(url)) throw new Error(`Something else answers at ${url}: stop it, or set E2E_PORT`);
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-journeys-'));
  const product = spawn(process.execPath, [ENTRY], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(product, url);
  return {
    url,
    async stop() {
      product.kill('SIGTERM');
      if (product.exitCode === null) await once(product, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}

async function ready(product: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (product.exitCode !== null) throw new Error(`The product did not start: exit code ${product.exitCode}`);
    if (await isAnswering(url)) return;
    await pause(RETRY_DELAY_MS);
  }
}

async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  return answer?.ok === true;
}
