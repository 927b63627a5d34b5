import { sql } from 'kysely';
import { openDatabase } from './open-database.ts';

/**
 * The program that `embedded.test.ts` kills: says which numbers it found, then commits one number after the other and
 * says each one once its commit is acknowledged.
 */

const [dataDir = ''] = process.argv.slice(2);
const say = (word: string) => process.stdout.write(`${word}\n`);

const db = await openDatabase({ dataDir });
await sql`create table if not exists numbers (number integer primary key, filler text not null)`.execute(db.query);
await sql`create table if not exists counts (number integer not null)`.execute(db.query);

const { rows } = await sql<{ number: number }>`select number from numbers order by number`.execute(db.query);
const counts = await sql<{ number: number }>`select number from counts`.execute(db.query);
if (counts.rows.length === 0) await sql`insert into counts values (0)`.execute(db.query);
say(`found ${rows.map((row) => row.number).join()};${counts.rows[0]?.number ?? 0}`);

for (let number = rows.length + 1; ; number++) {
  await db.transaction(async (tx) => {
    await sql`insert into numbers values (${number}, ${'x'.repeat(2_000)})`.execute(tx);
    await sql`update counts set number = number + 1`.execute(tx);
  });
  say(`${number}`);
  // Data files are written only by checkpoints; without them the log alone would be put to the test.
  if (number % 20 === 0) await sql`checkpoint`.execute(db.query);
}
