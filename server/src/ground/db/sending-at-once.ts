import type { Dialect } from 'kysely';
import { DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, Transaction } from 'kysely';
import type { Tx } from './open-database.ts';
import type { Tables } from './tables.ts';

/** A transaction is asked for none of it: its executor has it all. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/**
 * The query builder holds each statement of a transaction back until the one before is answered, whatever the driver can
 * do: with 5 ms to the database, eight of them took 48 ms instead of 7. Here they reach the driver as they come. Once
 * the work has ended nothing more is sent: behind the rollback it would stay, as a transaction of its own.
 */
export async function sendingAtOnce<T>(tx: Tx, isPipelined: boolean, work: (tx: Tx) => Promise<T>): Promise<T> {
  const held = tx.getExecutor();
  const connection = isPipelined ? await held.provideConnection(async (lent) => lent) : undefined;
  let isOver = false;
  const executor = held.withConnectionProvider({
    async provideConnection(use) {
      if (isOver) throw new Error('A statement was sent after its transaction: wait for each before the work ends');
      return connection ? use(connection) : held.provideConnection(use);
    },
  });
  try {
    return await work(
      new Transaction<Tables>({ config: { dialect }, dialect, driver: dialect.createDriver(), executor }),
    );
  } finally {
    isOver = true;
  }
}
