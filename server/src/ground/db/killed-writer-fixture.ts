import { sql } from 'kysely';
import { openDatabase } from './open-database.ts';

/**
 * `embedded.test.ts` and `npm run prove kill-9` kill this program. It reports what it found, then commits one number
 * after the other and reports each once its commit is acknowledged.
 */

export type Found = { count: number; last: number; steps: number };

const [dataDir = ''] = process.argv.slice(2);
const say = (word: string) => process.stdout.write(`${word}\n`);

const db = await openDatabase({ dataDir });
await sql`create table if not exists numbers (number integer primary key, filler text not null)`.execute(db.query);
await sql`create table if not exists steps as select 0 as step`.execute(db.query);

const { rows } = await sql<Found>`
  select count(*), coalesce(max(number), 0) as last, (select step from steps) as steps
  from numbers`.execute(db.query);
const found = rows[0] ?? { count: 0, last: 0, steps: 0 };
say(JSON.stringify(found));

for (let number = found.last + 1; ; number++) {
  await db.transaction(async (tx) => {
    await sql`insert into numbers values (${number}, ${'x'.repeat(2_000)})`.execute(tx);
    await sql`update steps set step = step + 1`.execute(tx);
  });
  say(`${number}`);
  // Only checkpoints write data files; without them only the log would be tested.
  if (number % 20 === 0) await sql`checkpoint`.execute(db.query);
}
