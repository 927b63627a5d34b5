import { CompiledQuery, type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely';

/** Doesn't wait for `begin`: the first statements go with it. For connections that take one before another is answered. */
export class EagerDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // Each statement behind it would be a transaction of its own, and stay. Without its connection the work ends.
    begun.catch(() => connection.executeQuery(END).catch(() => {}));
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }
}

const END = CompiledQuery.raw('select pg_terminate_backend(pg_backend_pid())');
