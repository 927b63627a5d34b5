import { sql } from 'kysely';
import { moneyThings } from './money-things.ts';
import { openPermissionStage } from './permission-stage.ts';
import { rentalThings } from './rental-things.ts';

export type PermissionScene = Awaited<ReturnType<typeof openPermissionScene>>;

/** These tables change by a request alone, or by themselves. */
const restless = new Set(['jobs', 'logins', 'security_events', 'station_connections', 'migrations']);

const restlessColumns = ['code_known', 'revision', 'last_seen_at', 'journal_at', 'clock_offset_in_ms'];

/** Every actor, and one thing of every kind that calls are about. */
export async function openPermissionScene() {
  const stage = await openPermissionStage();
  const rentals = rentalThings(stage);
  const money = moneyThings(stage, rentals);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(stage.query);
  const tables = rows.map(({ name }) => name);

  /** Short hashes of the tables, without columns that the stations' link writes by itself. */
  async function fingerprint(names: string[]): Promise<Record<string, string>> {
    const parts = names.map(
      (name) => sql`select ${name}::text as name,
        md5(coalesce(string_agg(row, '' order by row), '')) as hash
        from (select md5((to_jsonb(t) - ${restlessColumns}::text[])::text) as row from ${sql.table(name)} t) rows`,
    );
    const { rows: found } = await sql<{ name: string; hash: string }>`${sql.join(parts, sql` union all `)}`.execute(
      stage.query,
    );
    return Object.fromEntries(found.map(({ name, hash }) => [name, hash]));
  }

  let numbers = 0;
  return {
    ...stage,
    ...rentals,
    ...money,
    /** All tables that a refused call must leave alone. */
    fingerprintOfAll: () => fingerprint(tables.filter((name) => !restless.has(name))),
    fingerprintOf: async (table: string) => (await fingerprint([snakeCase(table)]))[snakeCase(table)],
    /** For unique names and addresses. */
    next: () => (numbers += 1),
    /** Undoes the effects of earlier rows. */
    async tidy() {
      await stage.healPeople();
      await rentals.endRentals();
      await money.endMoney();
      await stage.jobs.drain();
    },
  };
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
