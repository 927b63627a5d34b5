import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import type { Random } from '@laine/server/testing/random.ts';
import type { Life } from '@laine/server/testing/write-and-kill.ts';
import { writeAndKill } from '@laine/server/testing/write-and-kill.ts';
import { sql } from 'kysely';
import type { Run } from './run.ts';

/** The embedded database's process is killed again and again; everything that it acknowledged has to survive. */
export const kill9: Run = {
  name: 'kill-9',
  rounds: 100,
  async prove({ rounds }) {
    const dataDir = await mkdtemp(join(tmpdir(), 'laine-kill-'));
    try {
      return await killAgainAndAgain(dataDir, rounds);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  },
};

async function killAgainAndAgain(dataDir: string, rounds: Iterable<Random>): Promise<string> {
  const kills = { writing: 0, opening: 0 };
  let told = 0;
  for (const random of rounds) {
    const { found, acknowledged } = await writeAndKill(dataDir, lifeBy(random));
    kills[acknowledged === undefined ? 'opening' : 'writing'] += 1;
    if (!found) continue;
    const { last } = found;
    assert.deepEqual(found, { count: last, last, steps: last }, 'both halves of every commit are there, or neither');
    // The commit that was under way may have succeeded without an acknowledgement.
    assert.ok(last === told || last === told + 1, `commit ${told} was acknowledged last, ${last} was found`);
    told = acknowledged ?? last;
  }
  assert.ok(told === 0 || (await lastOf(dataDir)) >= told, `commit ${told} was acknowledged last`);
  return `${kills.writing} kills while writing, ${kills.opening} while opening, ${told} commits acknowledged, none lost`;
}

/** Mostly while it writes, sometimes earlier: the next crash may interrupt the repair after the last one. */
const lifeBy = (random: Random): Life =>
  random.chance(0.8)
    ? { from: 'first-commit', inMs: random.between(0, 400) }
    : { from: 'start', inMs: random.between(100, 1500) };

async function lastOf(dataDir: string): Promise<number> {
  const db = await openDatabase({ dataDir });
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0) as last from numbers`.execute(db.query);
  await db.close();
  return rows[0]?.last ?? 0;
}
