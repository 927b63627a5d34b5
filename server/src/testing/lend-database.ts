import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db } from '../ground/db/open-database.ts';

/** An opened database, and what drops it. */
type Owned = { db: Database; drop: () => Promise<void>; asMade: string; uses: number };

/** Statements that are prepared on its connections need memory, and the server's catalog is never tidied up. */
const MAX_USES = 20;

/**
 * Given back and empty. A worker runs one file after the other, and a third of PostgreSQL's work for them was to make a
 * database, to start its connections and to plan on each of them what all tests ask.
 */
const free: Owned[] = [];

/**
 * A database with no rows but those of its template, possibly used by others before. It can be used again unless a test
 * has changed more than rows.
 */
export async function lendDatabase(make: () => Promise<Pick<Owned, 'db' | 'drop'>>): Promise<Database> {
  const owned = free.pop() ?? (await own(await make()));
  owned.uses += 1;
  return {
    ...owned.db,
    async close() {
      if (owned.uses < MAX_USES && (await isEmptied(owned))) {
        free.push(owned);
        return;
      }
      await owned.db.close();
      await owned.drop();
    },
  };
}

const own = async (made: Pick<Owned, 'db' | 'drop'>): Promise<Owned> => ({
  ...made,
  asMade: await readMake(made.db.query),
  uses: 0,
});

async function isEmptied({ db, asMade }: Owned): Promise<boolean> {
  // Somebody still asks: what they write would be found by the next test.
  const busy = await one(
    db.query,
    sql`select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  );
  if (busy !== '0' || (await readMake(db.query)) !== asMade) return false;
  const { rows } = await sql<{ name: string }>`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      and relname not like 'kysely%'`.execute(db.query);
  if (rows.length === 0) return true;
  const used = rows.map(({ name }) => name);
  await db.transaction(async (tx) => {
    // No trigger counts or refuses what is deleted.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(used.map((name) => `delete from ${name}`).join('; ')).execute(tx);
    await sql`select setval(seqrelid, seqstart, false) from pg_sequence`.execute(tx);
  });
  // Otherwise rows are written into the gaps of earlier ones, and read in another order than a test wrote them.
  await sql.raw(`vacuum ${used.join(', ')}`).execute(db.query);
  return true;
}

/** What no test may change for the next one: tables, triggers, functions, and which migrations have run. */
const readMake = (db: Db) =>
  one(
    db,
    sql`select concat_ws(' ',
      (select max(xmin::text::bigint) || '/' || count(*) from pg_class),
      (select max(xmin::text::bigint) || '/' || count(*) from pg_attribute),
      (select max(xmin::text::bigint) || '/' || count(*) from pg_constraint),
      (select max(xmin::text::bigint) || '/' || count(*) from pg_trigger),
      (select max(xmin::text::bigint) || '/' || count(*) from pg_proc),
      (select max(xmin::text::bigint) || '/' || count(*) from kysely_migration))`,
  );

async function one(db: Db, query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ answer: string }>`select (${query})::text as answer`.execute(db);
  return rows[0]?.answer ?? '';
}
