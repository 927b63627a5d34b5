import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { buildQueries } from './build-queries.ts';
import type { Engine, OnMessage, StopListening } from './engine.ts';
import { sendingAtOnce } from './sending-at-once.ts';
import type { Tables } from './tables.ts';
import { insideTransaction, refuseInsideTransaction } from './transaction-scope.ts';

/** Passed to store functions: the database itself or a transaction. */
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

export type Database = {
  engine: 'embedded' | 'postgres';
  query: Db;
  /** Commits the changes of `work`, or none if it throws. Inside, only the given transaction may be used. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For work that may take longer than a request. Names are as in SQL. */
  unhurried<T>(work: (connection: Db) => Promise<T>): Promise<T>;
  /** `onGap` is called when messages may have been missed, after a lost connection. */
  listen(channel: string, onMessage: OnMessage, onGap?: () => void): Promise<StopListening>;
  ping(): Promise<void>;
  close(): Promise<void>;
};

type DatabaseOptions = {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when a connection is lost; the pool replaces it by itself. */
  onError?: (error: unknown) => void;
};

/** PostgreSQL if an address is given, otherwise the embedded database in the data folder. */
export async function openDatabase({ databaseUrl, dataDir, onError = () => {} }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    return requireReachable(overEngine('postgres', openPostgres(databaseUrl, onError)));
  }
  const { openEmbedded } = await import('./embedded.ts');
  return overEngine('embedded', await openEmbedded(dataDir));
}

/** Connections are made on demand, but at the start we want to know at once. */
async function requireReachable(db: Database): Promise<Database> {
  try {
    await db.ping();
    return db;
  } catch (cause) {
    await db.close();
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new Error(`DATABASE_URL: the database cannot be reached: ${message || code}`, { cause });
  }
}

export function overEngine(name: Database['engine'], engine: Engine): Database {
  const query = buildQueries(engine);
  return {
    engine: name,
    query,
    transaction: (work) =>
      query.transaction().execute((tx) => insideTransaction(() => sendingAtOnce(tx, engine.isPipelined, work))),
    unhurried: (work) =>
      engine.unhurried((pool) =>
        buildQueries({ ...engine, pool })
          .withoutPlugins()
          .connection()
          .execute(work),
      ),
    async listen(channel, onMessage, onGap) {
      refuseInsideTransaction();
      return engine.listen(channel, onMessage, onGap);
    },
    async ping() {
      await sql`select 1`.execute(query);
    },
    close: () => engine.close(),
  };
}
