import type { ColumnType } from 'kysely';

/** A jsonb column: read as the value, written as the text that `asJson` makes (the driver would send arrays as SQL arrays). */
export type Json<T> = ColumnType<T, JsonText, JsonText>;
export type JsonWithDefault<T> = ColumnType<T, JsonText | undefined, JsonText>;

export type JsonText = string & { readonly json: unique symbol };

export const asJson = (value: unknown) => JSON.stringify(value) as JsonText;
