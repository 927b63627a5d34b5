import type { ColumnType } from 'kysely';

/**
 * A jsonb column: read as the value, written as the text that `asJson` makes (the driver would send arrays as SQL
 * arrays).
 */
export type Json<T> = ColumnType<T, JsonText, JsonText>;
export type JsonWithDefault<T> = ColumnType<T, JsonText | undefined, JsonText>;

type JsonText = string & { readonly json: unique symbol };

export const asJson = (value: unknown) => storable(JSON.stringify(value)) as JsonText;

/**
 * jsonb refuses values with a zero character or half a surrogate pair. Only broken programs at the other end send
 * these; we store the rest without them.
 */
function storable(json: string): string {
  if (!json?.includes('\\u')) return json;
  return json.replaceAll(/\\(u0000|ud[89a-f][0-9a-f]{2}|.)/g, (escape: string, named: string) => {
    if (named === 'u0000') return '';
    return named.length > 1 ? '\uFFFD' : escape;
  });
}
