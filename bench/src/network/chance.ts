import { type RawBuilder, sql } from 'kysely';

/**
 * A number from 0 up to 1, derived from a row's own number: the same in every run, however the planner orders the rows,
 * which seeded `random()` doesn't guarantee. Each use takes a salt of its own.
 */
export const chance = (n: string, salt: number): RawBuilder<number> =>
  sql.raw(`((hashint8extended(${n}, ${salt}) & 2147483647) / 2147483648.0::float8)`);

/** A random element of a list. */
export const oneOf = (list: readonly string[], n: string, salt: number): RawBuilder<string> =>
  sql`(${sql.lit(`{${list.map((value) => `"${value}"`).join(',')}}`)}::text[])[1 + floor(${chance(n, salt)} * ${sql.lit(list.length)})::int]`;

/** As long and as scattered as a real id, and the same in every run. */
export const idOf = (kind: string, n: string): RawBuilder<string> => sql.raw(`md5('${kind}-' || ${n})`);

/** `beach-007`, longer once there are a thousand. */
export const stationIdOf = (n: string): RawBuilder<string> =>
  sql.raw(`('beach-' || lpad((${n})::text, greatest(3, length((${n})::text)), '0'))`);
