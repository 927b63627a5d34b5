import { migrate } from '@laine/server/ground/db/migrate.ts';
import type { Database, Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { drawRentals } from './draw-rentals.ts';
import { insertInsights } from './insert-insights.ts';
import { insertMoney } from './insert-money.ts';
import { insertPeople } from './insert-people.ts';
import { insertPlaces } from './insert-places.ts';
import { insertRentals } from './insert-rentals.ts';
import { insertSignsOfLife } from './insert-signs-of-life.ts';
import { insertStatements } from './insert-statements.ts';
import { insertTroubles } from './insert-troubles.ts';
import type { Network } from './network.ts';
import { withoutUpkeep } from './without-upkeep.ts';

type Tell = (part: string) => void;

/** Fills an empty PostgreSQL database with three years of a network. The same size and moment give the same rows. */
export async function loadNetwork(db: Database, network: Network, tell: Tell = () => {}): Promise<void> {
  await migrate(db);
  await db.unhurried(async (connection) => {
    await connection.transaction().execute(async (tx) => {
      await requireEmpty(tx);
      await withoutUpkeep(tx, () => fill(tx, network, tell));
      tell('indexes and keys');
    });
    await sql`vacuum analyze`.execute(connection);
  });
  tell('statistics');
}

async function requireEmpty(tx: Db): Promise<void> {
  const { rows } = await sql`select from stations union all select from accounts limit 1`.execute(tx);
  if (rows.length > 0)
    throw new Error('The database is not empty. Name a new one: nothing of yours is ever mixed with this.');
}

async function fill(tx: Db, network: Network, tell: Tell): Promise<void> {
  await sql`set local work_mem = '256MB'`.execute(tx);
  await sql`set local timezone = 'UTC'`.execute(tx);
  const parts = {
    insertPeople,
    insertPlaces,
    drawRentals,
    insertRentals,
    insertMoney,
    insertStatements,
    insertSignsOfLife,
    insertTroubles,
    insertInsights,
  };
  for (const [name, insert] of Object.entries(parts)) {
    await insert(tx, network);
    // The next part reads the rows of this one.
    await sql`analyze`.execute(tx);
    tell(name);
  }
  await sql`insert into status_counts
    select 'session', station_id, status, count(*) from sessions group by station_id, status union all
    select 'booking', station_id, status, count(*) from bookings group by station_id, status union all
    select 'person', '', status, count(*) from accounts group by status`.execute(tx);
}
