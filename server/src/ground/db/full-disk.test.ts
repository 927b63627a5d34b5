import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEmbedded } from '../../testing/open-test-database.ts';
import { openDatabase } from './open-database.ts';

/** Writes until it fails, and reports each row once it's acknowledged. */
const WRITER = `
  import { sql } from 'kysely';
  import { openDatabase } from ${JSON.stringify(new URL('./open-database.ts', import.meta.url))};
  process.on('SIGXFSZ', () => {});
  const db = await openDatabase({ dataDir: process.env.FOLDER });
  for (let number = 1; number <= 2000; number += 1) {
    await sql\`insert into rows values (\${number}, (select string_agg(md5(random()::text), '') from generate_series(1, 1000)))\`.execute(db.query);
    process.stdout.write(number + '\\n');
  }`;

// A limit on file sizes, which needs no rights, stands for the disk: the engine's log can't grow past it.
describeOnEmbedded('an embedded database that finds no room for its log', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'laine-full-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  test(
    'ends the process instead of hanging, and has all it acknowledged at the next start',
    { timeout: 120_000 },
    async () => {
      const first = await openDatabase({ dataDir });
      await sql`create table rows (number int primary key, words text)`.execute(first.query);
      await first.close();

      const command = `ulimit -f 20000; exec "$NODE" --input-type=module-typescript --eval "$WRITER"`;
      const program = spawn('sh', ['-c', command], {
        cwd: import.meta.dirname,
        env: { ...process.env, NODE: process.execPath, WRITER, FOLDER: dataDir },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 90_000,
        killSignal: 'SIGKILL',
      });
      const [told, said, [code]] = await Promise.all([
        text(program.stdout),
        text(program.stderr),
        once(program, 'close'),
      ]);
      expect(said).toContain('The embedded database stopped: ');
      expect(code).toBe(1);
      const acknowledged = Number(told.trim().split('\n').at(-1));
      expect(acknowledged).toBeGreaterThan(0);

      const again = await openDatabase({ dataDir });
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from rows where number <= ${acknowledged}`.execute(again.query);
      expect(rows).toEqual([{ count: acknowledged }]);
      await again.close();
    },
  );
});
