import { createCaller } from '@laine/contract/client.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { shiftableClock } from '@laine/server/ground/clock.ts';
import { freePort } from '@laine/server/testing/free-port.ts';
import { fastify } from 'fastify';
import { onTestFinished } from 'vitest';
import { loadClockOffset } from '../clock/clock-file.ts';
import { startOutsideWorld } from '../start-outside-world.ts';

type Options = {
  env?: Record<string, string>;
  /** The folder of an earlier scene, to see what survives a restart. Without it the scene has a folder of its own. */
  dataDir?: string;
};

/** The stand-ins of the outside world on a server of their own, closed when the test ends. */
export async function openOutsideScene({ env = {}, dataDir: given }: Options = {}) {
  const dataDir = given ?? temporaryFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const clock = shiftableClock(await loadClockOffset(dataDir));
  const world = await startOutsideWorld({ publicUrl: url, dataDir, clock, env });
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
    url,
    call: createCaller({ baseUrl: `${url}/sandbox` }),
    fetch: (path: string, init?: RequestInit) => fetch(`${url}/sandbox${path}`, { redirect: 'manual', ...init }),
    post: (path: string, body: unknown) =>
      fetch(`${url}/sandbox${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  };
}

export type OutsideScene = Awaited<ReturnType<typeof openOutsideScene>>;
