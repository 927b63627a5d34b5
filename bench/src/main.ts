import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, requestsPerSecond } from './measure.ts';

/**
 * The performance table. Each row is a ratio of two things measured in turn in one run on one machine, because absolute
 * figures say more about the machine than about us.
 */
const ROUNDS = 5;

const rows = [
  { name: 'GET /api/stations', path: '/api/stations', aim: 0.8 },
  { name: 'home page, anonymous', path: '/', aim: 0.5 },
];

const dataDir = mkdtempSync(join(tmpdir(), 'laine-bench-'));
const laine = fork(new URL('laine-server.ts', import.meta.url), { env: { ...process.env, DATA_DIR: dataDir } });
const bare = fork(new URL('bare-server.ts', import.meta.url));

try {
  const [laineUrl, bareUrl] = [await urlOf(laine), await urlOf(bare)];
  const results = [];
  for (const { name, path, aim } of rows) {
    await copyAnswer(laineUrl, path);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await requestsPerSecond(laineUrl + path);
      const theirs = await requestsPerSecond(bareUrl + path);
      rounds.push({ ours, theirs, ratio: ours / theirs });
    }
    const ratio = round2(median(rounds.map((round) => round.ratio)));
    const perSecond = Math.round(median(rounds.map((round) => round.ours)));
    results.push({ name, against: 'bare Fastify sending the same bytes', ratio, aim, perSecond });
    process.stdout.write(`${name.padEnd(24)} ratio ${ratio.toFixed(2)}  (aim ${aim})  ${perSecond} requests/s\n`);
  }
  writeFileSync(new URL('../results.json', import.meta.url), `${JSON.stringify({ rows: results }, null, 2)}\n`);
} finally {
  laine.kill('SIGTERM');
  bare.kill();
  await once(laine, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function urlOf(child: ChildProcess): Promise<string> {
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return message.url;
}

/** The bare server learns the very bytes that we answer. */
async function copyAnswer(from: string, path: string): Promise<void> {
  const response = await fetch(from + path, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  bare.send({ path, type: response.headers.get('content-type'), body });
  await once(bare, 'message');
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
