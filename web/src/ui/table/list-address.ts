import { z } from 'zod';
import { columnOf, type ColumnOf, type OrderOf } from './table-order.ts';

/** A list's address, by the list's own schema. Every part must have a value for missing or invalid input. */
export type AddressSchema = z.ZodObject<Record<string, z.ZodType>>;

/** Anything but a whole number from 1 on means the first page. */
export const PageNumber = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number),
  ])
  .catch(1);

/** One of the list's orders, each also reversed with a leading dash; the first is the default. */
export function OrderBy<const Order extends string>(usual: Order, ...others: Order[]) {
  const known = new Set<unknown>([usual, ...others].map(columnOf).flatMap((name) => [name, `-${name}`]));
  return z.custom<Order | OrderOf<ColumnOf<Order>>>((order) => known.has(order)).catch(usual);
}

/** A filter that may be empty. */
export const Filter = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export function readListAddress<Schema extends AddressSchema>(
  schema: Schema,
  search: URLSearchParams,
): z.output<Schema> {
  return schema.parse(Object.fromEntries(search));
}

/**
 * The address after a change. Defaults are left out, so that a list has one plain address; another filter or order
 * leads to the first page; parameters of others, such as the language, stay.
 */
export function changeListAddress<Schema extends AddressSchema>(
  schema: Schema,
  search: URLSearchParams,
  change: Partial<z.output<Schema>>,
): URLSearchParams {
  const usual = schema.parse({});
  const isPaging = pagingNames.some((name) => name in change);
  const page = isPaging ? {} : Object.fromEntries(pagingNames.map((name) => [name, usual[name]]));
  const next: Record<string, unknown> = { ...readListAddress(schema, search), ...page, ...change };
  const changed = new URLSearchParams(search);
  for (const name of Object.keys(schema.shape)) {
    const value = next[name];
    if (value === undefined || value === null || value === '' || value === usual[name]) changed.delete(name);
    else changed.set(name, asText(value));
  }
  return changed;
}

/** Texts as they are; numbers and switches as JSON. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Lists are paged by numbers, or from one of their rows on. */
const pagingNames = ['page', 'before', 'after'];

/** Every filter of a list, without order and page. */
const filterNames = (schema: AddressSchema) =>
  Object.keys(schema.shape).filter((name) => name !== 'order' && !pagingNames.includes(name));

export function isFiltered(schema: AddressSchema, search: URLSearchParams): boolean {
  const filters = changeListAddress(schema, search, {});
  return filterNames(schema).some((name) => filters.has(name));
}

/** The first page of the unfiltered list, in the chosen order. */
export const clearFilters = (schema: AddressSchema, search: URLSearchParams): URLSearchParams =>
  changeListAddress(schema, search, Object.fromEntries(filterNames(schema).map((name) => [name, undefined])));
