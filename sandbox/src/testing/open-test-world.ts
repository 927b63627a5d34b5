import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCaller } from '@laine/contract/client.ts';
import { shiftableClock } from '@laine/server/clock.ts';
import { fastify } from 'fastify';
import { onTestFinished } from 'vitest';
import { loadClockOffset } from '../clock/clock-file.ts';
import { startOutsideWorld } from '../start-outside-world.ts';
import { freePort } from './free-port.ts';

/** The outside world on a server of its own, for one test. */
export async function openTestWorld({ env = {} }: { env?: Record<string, string> } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-sandbox-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return openTestWorldIn(dataDir, env);
}

export async function openTestWorldIn(dataDir: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const clock = shiftableClock(await loadClockOffset(dataDir));
  const world = await startOutsideWorld({ publicUrl, dataDir, clock, env });
  const app = fastify();
  await app.register(world.routes);
  await app.listen({ port, host: '127.0.0.1' });
  onTestFinished(async () => {
    await app.close();
    await world.close();
  });
  return {
    ...world,
    clock,
    dataDir,
    publicUrl,
    call: createCaller({ baseUrl: `${publicUrl}/sandbox` }),
    fetch: (path: string, init?: RequestInit) => fetch(`${publicUrl}/sandbox${path}`, { redirect: 'manual', ...init }),
    post: (path: string, body: unknown) =>
      fetch(`${publicUrl}/sandbox${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

export type TestWorld = Awaited<ReturnType<typeof openTestWorld>>;
