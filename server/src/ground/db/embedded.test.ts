import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { describeOnEmbedded } from '../../testing/open-test-database.ts';
import { quickStart, writeAndKill, writer } from '../../testing/write-and-kill.ts';
import { overPool } from './embedded.ts';
import { openDatabase } from './open-database.ts';

const KILLS = process.env['EVERYTHING'] === '1' ? 10 : 3;
const MAX_LIFE_MS = 400;

describeOnEmbedded('the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'laine-embedded-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test(`keeps every acknowledged commit, killed ${KILLS} times while it writes`, { timeout: 120_000 }, async () => {
    let before = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const life = { inMs: Math.random() * MAX_LIFE_MS, from: 'first-commit' } as const;
      const { found, acknowledged = 0 } = await writeAndKill(dataDir, life);
      const last = found?.last ?? Number.NaN;
      // The commit that was under way may have succeeded without an acknowledgement.
      expect([before, before + 1]).toContain(last);
      expect(found).toEqual({ count: last, last, steps: last });
      expect(acknowledged).toBeGreaterThan(last);
      before = acknowledged;
    }
    const db = await openDatabase({ dataDir });
    const { rows } =
      await sql`select max(number) >= ${before} as complete, max(number) = count(*) as whole from numbers`.execute(
        db.query,
      );
    expect(rows).toEqual([{ complete: true, whole: true }]);
    await db.close();
  });

  test(
    'refuses a second opening of its folder, by name, and is free again afterwards',
    { timeout: 60_000 },
    async () => {
      const db = await openDatabase({ dataDir });
      await expect(openDatabase({ dataDir })).rejects.toThrow(`${join(dataDir, 'database')} is in use`);

      const second = spawn(process.execPath, [quickStart, writer, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] });
      let complaint = '';
      second.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
      const [code] = (await once(second, 'close')) as [number];
      expect(code).not.toBe(0);
      expect(complaint).toContain(`${join(dataDir, 'database')} is in use by another process`);

      await expect(db.ping()).resolves.toBeUndefined();
      await db.close();
      const reopened = await openDatabase({ dataDir });
      await expect(reopened.ping()).resolves.toBeUndefined();
      await reopened.close();
    },
  );

  test('that breaks under a statement fails it, and does not end the process', { timeout: 60_000 }, async () => {
    const pglite = await PGlite.create();
    const { pool } = overPool(pglite);
    await pool.query('select 1');
    await pglite.close();
    await expect(pool.query('select $1::int', [1])).rejects.toBeInstanceOf(Error);
    await setTimeout(50);
  });

  test('hears the messages of a statement at once, also after one that failed', { timeout: 60_000 }, async () => {
    const pglite = await PGlite.create();
    const engine = overPool(pglite);
    const divide = (by: number) => engine.pool.query('select 6 / $1::int as part', [by]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    await divide(1);
    const hears = vi.spyOn(pglite, 'execProtocolStream');
    expect((await divide(2)).rows).toEqual([{ part: 3 }]);
    expect(hears).toHaveBeenCalledTimes(1);
    await engine.close();
  });

  test('lets nobody else read its files', () => {
    expect(statSync(join(dataDir, 'database')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'database.lock')).mode & 0o077).toBe(0);
  });

  test('syncs what it acknowledges', async () => {
    const db = await openDatabase({ dataDir });
    const settings = sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`;
    expect((await settings.execute(db.query)).rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
    await db.close();
  });

  test('makes a checkpoint every few minutes and is vacuumed every day', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const db = await openDatabase({ dataDir });
    const find = async (fact: RawBuilder<unknown>) => (await sql`select ${fact} as fact`.execute(db.query)).rows[0];
    const checkpoint = sql`(select checkpoint_lsn::text from pg_control_checkpoint())`;
    const vacuums = sql`(select vacuum_count from pg_stat_user_tables where relname = 'numbers')`;

    const before = await find(checkpoint);
    await sql`insert into numbers values (0, 'one more')`.execute(db.query);
    expect(await find(checkpoint)).toEqual(before);
    vi.advanceTimersByTime(5 * 60_000);
    expect(await find(checkpoint)).not.toEqual(before);

    expect(await find(vacuums)).toEqual({ fact: 0 });
    for (let minute = 0; minute < 26 * 60; minute += 5) {
      vi.advanceTimersByTime(5 * 60_000);
      await db.ping();
    }
    expect(await find(vacuums)).toEqual({ fact: 2 });
    await db.close();
  });
});
