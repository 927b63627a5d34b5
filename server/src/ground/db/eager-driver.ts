import { type DatabaseConnection, PostgresDriver, type TransactionSettings } from 'kysely';

/** Doesn't wait for `begin`: the first statements go with it. For connections that take one before another is answered. */
export class EagerDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // Should it fail, so do the statements behind it; if there are none, the end does.
    begun.catch(() => {});
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }
}
