import { CamelCasePlugin, Kysely, PostgresDialect, PostgresQueryCompiler } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';
import { refuseInsideTransaction } from './transaction-scope.ts';
import { toWire } from './wire-types.ts';

class Compiler extends PostgresQueryCompiler {
  protected override appendValue(parameter: unknown): void {
    super.appendValue(toWire(parameter));
  }
}

class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new Compiler();
  }
}

/** Table and column names are snake_case in SQL and camelCase here; keys inside jsonb stay as they are. */
export function buildQueries(pool: pg.Pool): Kysely<Tables> {
  const guarded = {
    options: pool.options,
    connect: async () => {
      refuseInsideTransaction();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({
    dialect: new Dialect({ pool: guarded }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
