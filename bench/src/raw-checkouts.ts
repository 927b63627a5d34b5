import pg from 'pg';
import { inParallel } from './in-parallel.ts';
import type { Statement } from './recorder.ts';

/** The same statements in the same transactions through the same driver, and nothing else. */

const [databaseUrl = '', connections = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections), idleTimeoutMillis: 0 });

process.on('message', async (checkouts: Statement[][]) => {
  const begun = performance.now();
  await inParallel(checkouts, Number(connections), send);
  process.send?.({ perSecond: (checkouts.length * 1000) / (performance.now() - begun) });
});
process.send?.({ ready: true });

async function send(statements: Statement[]): Promise<void> {
  let client: pg.PoolClient | undefined;
  for (const { name, text, values } of statements) {
    if (text === 'begin') client = await pool.connect();
    await (client ?? pool).query({ ...(name !== undefined && { name }), text, values });
    if (text === 'commit') {
      client?.release();
      client = undefined;
    }
  }
}
