import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../sandbox/src/testing/reopen-on-message.ts', import.meta.url));
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);
/** The variable that tells workers the folder of a new product, set by `make-template.ts`. */
export const TEMPLATE = 'E2E_TEMPLATE';

export type Product = {
  url: string;
  /** Opens a new product, unless one was opened for this file already. */
  restoreFor(file: string): Promise<void>;
  stop(): Promise<void>;
};

/** The whole product for one worker: embedded database, demo data and sandbox, so that journeys can move its clock. */
export async function startProduct(worker: number): Promise<Product> {
  const url = `http://localhost:${FIRST_PORT + worker}`;
  await refuseOthers(url);
  const folder = await mkdtemp(join(tmpdir(), 'laine-journeys-'));
  const product = runProduct(worker);
  // A waiting worker may be given up, and then nobody calls `stop`.
  const endAtOnce = () => {
    product.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', endAtOnce);
  let openFor: string | undefined;
  return {
    url,
    async restoreFor(file) {
      if (file === openFor) return;
      const dataDir = await mkdtemp(join(folder, 'data-'));
      await cp(process.env[TEMPLATE] ?? '', dataDir, { recursive: true });
      await openProduct(product, dataDir);
      openFor = file;
    },
    async stop() {
      await endProduct(product);
      process.off('exit', endAtOnce);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export const runProduct = (worker: number): ChildProcess =>
  fork(ENTRY, {
    env: { ...process.env, PORT: String(FIRST_PORT + worker) },
    // Playwright's own loader options don't concern the product.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

export async function openProduct(product: ChildProcess, dataDir: string): Promise<void> {
  const ended = new AbortController();
  const notOpened = once(product, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`The product did not start: exit code ${code}`);
  });
  product.send(dataDir);
  await Promise.race([once(product, 'message'), notOpened]);
  ended.abort();
  await notOpened.catch(() => {});
}

export async function endProduct(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return;
  product.disconnect();
  await once(product, 'exit');
}

/** A product left over from another run would answer instead of ours. */
async function refuseOthers(url: string): Promise<void> {
  const answer = await fetch(`${url}/readyz`).catch(() => undefined);
  if (answer?.ok) throw new Error(`Something else answers at ${url}: stop it, or set E2E_PORT`);
}
