import type { StatementSums } from '@laine/rules/money/statement-of.ts';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { StatementEntriesTable, StatementsTable } from '../../ground/db/tables/statements.ts';
import { newId } from '../../ground/secrets.ts';

export type StatementRow = Selectable<StatementsTable> & { stationName: string };
export type EntryRow = Selectable<StatementEntriesTable>;

type NewStatement = Omit<Selectable<StatementsTable>, 'id' | 'sums' | 'paidOn' | 'paidBy'> & { sums: StatementSums };

/** Undefined if somebody else has closed the month meanwhile. */
export async function insertStatement(
  tx: Tx,
  { sums, ...statement }: NewStatement,
  entries: Omit<EntryRow, 'statementId'>[],
): Promise<void> {
  const statementId = newId();
  await tx
    .insertInto('statements')
    .values({ id: statementId, ...statement, sums: asJson(sums) })
    .execute();
  const CHUNK = 500;
  for (let at = 0; at < entries.length; at += CHUNK) {
    const rows = entries.slice(at, at + CHUNK).map((entry) => ({ statementId, ...entry }));
    await tx.insertInto('statementEntries').values(rows).execute();
  }
}

const statements = (db: Db) =>
  db
    .selectFrom('statements')
    .innerJoin('stations', 'stations.id', 'statements.stationId')
    .selectAll('statements')
    .select(sql<string>`coalesce(stations.metadata ->> 'name', stations.id)`.as('stationName'));

export type StatementFilter = { stationIds: string[] | 'all'; isPaid: boolean | undefined };

type Page = { offset: number; limit: number };

export const listStatements = (db: Db, filter: StatementFilter, { offset, limit }: Page): Promise<StatementRow[]> =>
  statements(db)
    .where(matches(filter))
    .orderBy('month', 'desc')
    .orderBy('statements.stationId')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countStatements(db: Db, filter: StatementFilter): Promise<number> {
  const { count } = await db
    .selectFrom('statements')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return count;
}

const matches = ({ stationIds, isPaid }: StatementFilter) => sql<boolean>`
  ${stationIds === 'all' ? sql`true` : sql`statements.station_id = any(${stationIds})`}
  and ${isPaid === undefined ? sql`true` : isPaid ? sql`paid_on is not null` : sql`paid_on is null`}`;

export const findStatement = (db: Db, id: string): Promise<StatementRow | undefined> =>
  statements(db).where('statements.id', '=', id).executeTakeFirst();

export async function findLastStatement(
  db: Db,
  stationId: string,
): Promise<Pick<StatementRow, 'month' | 'carriesInCents'> | undefined> {
  return db
    .selectFrom('statements')
    .select(['month', 'carriesInCents'])
    .where('stationId', '=', stationId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const listEntries = (db: Db, statementId: string, { offset, limit }: Page): Promise<EntryRow[]> =>
  db
    .selectFrom('statementEntries')
    .selectAll()
    .where('statementId', '=', statementId)
    .orderBy('happenedAt')
    .orderBy('source')
    .offset(offset)
    .limit(limit)
    .execute();

export async function markStatementPaidOut(
  tx: Tx,
  id: string,
  paid: { paidOn: Temporal.PlainDate; paidBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('statements')
    .set(paid)
    .where('id', '=', id)
    .where('paidOn', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
