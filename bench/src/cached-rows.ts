import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageFrom, start, stop } from './child.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import type { Round, Row } from './row.ts';
import { rowOf } from './row.ts';

const ROUNDS = 5;

const pages = [
  { name: 'GET /api/stations', path: '/api/stations', aim: 0.8 },
  { name: 'home page, anonymous', path: '/', aim: 0.7 },
  { name: 'station page, anonymous', path: '/stations/pirita', aim: 0.9 },
];

/** Pages that are the same for every visitor, against a server that knows nothing but these bytes. */
export async function* cachedRows(): AsyncGenerator<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'laine-bench-'));
  const laine = start('laine-server.ts', { DATA_DIR: dataDir });
  const bare = start('bare-server.ts');
  try {
    const { url: laineUrl } = await messageFrom<{ url: string }>(laine);
    const { url: bareUrl } = await messageFrom<{ url: string }>(bare);
    for (const { name, path, aim } of pages) {
      await copyAnswer(laineUrl, bare, path);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ours = await requestsPerSecond(laineUrl + path);
        rounds.push({ ours, theirs: await requestsPerSecond(bareUrl + path) });
      }
      yield rowOf(name, 'bare Fastify sending the same bytes', aim, rounds);
    }
  } finally {
    await Promise.all([stop(laine), stop(bare)]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Gives the bare server exactly the bytes of our answer. */
async function copyAnswer(from: string, bare: ChildProcess, path: string): Promise<void> {
  const response = await fetch(from + path, { headers: { 'accept-encoding': 'identity' } });
  bare.send({ path, type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) });
  await messageFrom(bare);
}
