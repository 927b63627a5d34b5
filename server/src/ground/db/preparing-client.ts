import pg from 'pg';
import { joinWrites } from './join-writes.ts';

/** What is asked only once or twice isn't worth the memory that each connection spends on its plan. */
const NAMED_FROM_USE = 3;
/** Texts vary with the number of rows that they insert, so there may be any number of them. */
const MAX_NAMES = 300;

/** PostgreSQL's words when a newer version has changed a table under a prepared statement. */
export const STALE_PLAN = 'cached plan must not change result type';

type Statement = string | { name: string; text: string; values: unknown[] };
type Query = (this: pg.Client, statement: Statement, ...more: unknown[]) => Promise<unknown> | undefined;

/**
 * PostgreSQL reads and plans each statement anew, a third of its work for a short one, unless it's told once and called
 * by its name from then on. Names belong to a connection, which not every pooler keeps for us.
 */
export function preparingClient(): typeof pg.Client {
  const names = openNames();
  const query: Query = function prepare(statement, ...more) {
    joinWrites(this.connection.stream);
    const [values, ...others] = more;
    const isPlain = typeof statement === 'string' && Array.isArray(values) && values.length > 0 && others.length === 0;
    const name = isPlain ? names.nameOf(statement) : undefined;
    // eslint-disable-next-line typescript/unbound-method -- called with its own client below
    const ask = pg.Client.prototype.query as unknown as Query;
    if (name === undefined) return ask.call(this, statement, ...more);
    return ask.call(this, { name, text: statement as string, values: values as unknown[] })?.catch((error: unknown) => {
      if (error instanceof Error && error.message === STALE_PLAN) names.renew();
      throw error;
    });
  };
  return class extends pg.Client {
    static {
      this.prototype.query = query as unknown as pg.Client['query'];
    }
  };
}

function openNames() {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let generation = 0;
  return {
    /** Undefined for a text that is asked too seldom. */
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_NAMES) return known;
      const use = (uses.get(text) ?? 0) + 1;
      if (uses.size >= 10 * MAX_NAMES) uses.clear();
      uses.set(text, use);
      if (use < NAMED_FROM_USE) return undefined;
      const name = `laine ${generation}.${names.size}`;
      names.set(text, name);
      return name;
    },
    /** Every connection plans anew under other names; the old plans go with their connections. */
    renew(): void {
      generation += 1;
      names.clear();
    },
  };
}
