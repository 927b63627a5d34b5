import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** What a purge takes away in one statement: rows of a kind that are older than `before`, so many of them at most. */
export type Batch = { before: Temporal.Instant; limit: number };

/** Rows are named by where they lie, which every table knows and which needs no index of its own. */
export const batchOf = (table: keyof Tables, isDue: RawBuilder<unknown>, limit: number) =>
  sql<boolean>`ctid = any(array(select ctid from ${sql.table(table)} where ${isDue} limit ${limit}))`;

/** How many rows a statement of a purge changed. */
export const countOf = ({ numDeletedRows }: { numDeletedRows: bigint }): number => Number(numDeletedRows);
