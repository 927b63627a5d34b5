import type { CursorQuery, Neighbours } from '@laine/contract/fields.ts';
import { type RawBuilder, sql } from 'kysely';

type Listed = { id: string; createdAt: Temporal.Instant };

/** The position and direction from which a part of a list is read. */
export type Edge = { at: Temporal.Instant; id: string; isNewer: boolean };

/** The rows beyond an edge, or from the newest on. */
export type ReadRows<Row> = (from: { edge: Edge | undefined; limit: number }) => Promise<Row[]>;

/** Condition and order for reading a table from an edge on; an index on both columns serves both. */
export const beyond = (table: string, edge: Edge | undefined): RawBuilder<boolean> =>
  edge === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(`${table}.createdAt`)}, ${sql.ref(`${table}.id`)}) ${sql.raw(edge.isNewer ? '>' : '<')} (${edge.at}, ${edge.id})`;

export const orderFrom = (edge: Edge | undefined): 'asc' | 'desc' => (edge?.isNewer === true ? 'asc' : 'desc');

/** The edge after which the next part begins. */
export const edgeAt = ({ createdAt, id }: Listed): Edge => ({ at: createdAt, id, isNewer: false });

const cursorOf = ({ createdAt, id }: Listed) => `${createdAt.toString()}_${id}`;

function edgeOf(cursor: string, isNewer: boolean): Edge {
  const at = cursor.indexOf('_');
  return { at: Temporal.Instant.from(cursor.slice(0, at)), id: cursor.slice(at + 1), isNewer };
}

/**
 * A page of a list ordered by time, newest first, with the cursors of its neighbours. Reading one row more than asked
 * for shows whether there is another page, so nothing is counted.
 */
export async function readCursorPage<Row extends Listed>(
  { before, after, limit }: CursorQuery,
  read: ReadRows<Row>,
): Promise<{ rows: Row[]; neighbours: Neighbours }> {
  if (after !== undefined) {
    const newer = await read({ edge: edgeOf(after, true), limit: limit + 1 });
    // Going back ends at the current first page, and not at a short one above it.
    if (newer.length > limit) return pageOf(newer.slice(0, limit).toReversed(), { hasOlder: true, hasNewer: true });
  }
  const edge = before === undefined || after !== undefined ? undefined : edgeOf(before, false);
  const rows = await read({ edge, limit: limit + 1 });
  return pageOf(rows.slice(0, limit), { hasOlder: rows.length > limit, hasNewer: edge !== undefined });
}

function pageOf<Row extends Listed>(rows: Row[], { hasOlder, hasNewer }: { hasOlder: boolean; hasNewer: boolean }) {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    neighbours: {
      older: hasOlder && last ? cursorOf(last) : null,
      newer: hasNewer && first ? cursorOf(first) : null,
    },
  };
}
