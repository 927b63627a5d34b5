import { CamelCasePlugin, Kysely, PostgresDialect, type PostgresDialectConfig, PostgresQueryCompiler } from 'kysely';
import { EagerDriver } from './eager-driver.ts';
import type { Engine } from './engine.ts';
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

class EagerDialect extends Dialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new EagerDriver(this.#config);
  }
}

/** Table and column names are snake_case in SQL and camelCase here; keys inside jsonb stay as they are. */
export function buildQueries({ pool, isPipelined }: Pick<Engine, 'pool' | 'isPipelined'>): Kysely<Tables> {
  const guarded = {
    options: pool.options,
    connect: async () => {
      refuseInsideTransaction();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  return new Kysely<Tables>({
    dialect: new (isPipelined ? EagerDialect : Dialect)({ pool: guarded }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
