import { mkdirSync, writeFileSync } from 'node:fs';
import { type Db, openDatabase } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { openOffice } from '../network/open-office.ts';
import { listenToDriver, record, type Statement } from '../recorder.ts';
import { findLandmarks } from './find-landmarks.ts';
import { judgePlan } from './judge-plan.ts';
import { nightlyJobs } from './nightly-jobs.ts';
import { questions } from './questions.ts';
import { readPlan } from './read-plan.ts';
import { type Asked, writePlans } from './write-plans.ts';

/** npm run plans: runs every query and night's job against the network in DATABASE_URL, and reports PostgreSQL's plans. */

const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set');
const LOADED_AT = sql<{ at: Temporal.Instant }>`select max(last_seen_at) as at from stations`;

listenToDriver();
const db = await openDatabase({ databaseUrl, dataDir: '' });

// The network's present is the moment at which it was loaded.
const [loaded] = (await LOADED_AT.execute(db.query)).rows;
if (!loaded?.at) throw new Error('The database has no stations: load a network into it first');
const now = loaded.at.round({ smallestUnit: 'minute', roundingMode: 'ceil' });
const office = await openOffice(db, now);
const askers = {
  admin: await office.as('person-0@example.com'),
  owner: await office.as('person-1@example.com'),
  visitor: await office.as(),
};
const { rows: tables } = await sql<{ name: string; size: number }>`
  select relname as name, greatest(reltuples, 0)::float8 as size from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db.query);
const sizes = new Map(tables.map(({ name, size }) => [name, size]));

const asked: Asked[] = [];
const plans = new Map<string, Pick<Asked, 'verdict' | 'inMs'>>();
const landmarks = await findLandmarks(db.query, now);
// A connection with the product's own settings.
await db.unhurried(async (connection) => {
  for (const { name, asker, path, body } of questions(landmarks)) {
    const statements: Statement[] = [];
    const { status } = await record(statements, () => askers[asker](path, body));
    if (status !== 200) throw new Error(`${name}: ${path} answered ${status}`);
    for (const statement of statements.filter(({ text }) => /^\s*\(?\s*(?:select|with)\b/i.test(text))) {
      const key = JSON.stringify(statement);
      const plan = plans.get(key) ?? (await explain(connection, statement));
      plans.set(key, plan);
      asked.push({ question: name, text: statement.text, ...plan });
    }
  }
});
await nightlyJobs(db, now, landmarks, async (tx, jobs) => {
  for (const { name, run } of jobs) {
    const statements: Statement[] = [];
    await record(statements, run);
    for (const statement of statements.filter(({ text }) => /^\s*(?:select|with|update|delete)\b/i.test(text)))
      asked.push({ question: name, text: statement.text, ...(await explain(tx.withoutPlugins(), statement)) });
  }
});
await office.close();
await db.close();

const { document, faults } = writePlans(asked, sizes);
const cache = new URL('../../../node_modules/.cache/laine/', import.meta.url);
mkdirSync(cache, { recursive: true });
writeFileSync(new URL('plans.md', cache), document);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`node_modules/.cache/laine/plans.md: ${asked.length} statements, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function explain(connection: Db, statement: Statement) {
  const plan = await readPlan(connection, statement);
  return { verdict: judgePlan(plan, statement.text, sizes), inMs: plan.inMs };
}
