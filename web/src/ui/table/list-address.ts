import { z } from 'zod';
import { columnOf, type ColumnOf, type OrderOf } from './table-order.ts';

/** What a list's address says, by the list's own schema. Every part must have a value for what is missing or wrong. */
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

/** One of the orders that a list knows, each also backwards with a dash in front; the first is the usual one. */
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
 * The address after a change. What is as usual is left out, so that a list has one plain address; another filter or
 * order leads to the first page; what belongs to others, such as the language, stays.
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

/** A text as it is; figures and switches as they are written. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list is paged by numbers, or from one of its rows on. */
const pagingNames = ['page', 'before', 'after'];

/** Everything that a list can be filtered by; order and page are no filters. */
const filterNames = (schema: AddressSchema) =>
  Object.keys(schema.shape).filter((name) => name !== 'order' && !pagingNames.includes(name));

export function isFiltered(schema: AddressSchema, search: URLSearchParams): boolean {
  const filters = changeListAddress(schema, search, {});
  return filterNames(schema).some((name) => filters.has(name));
}

/** The first page of the whole list, in the order that was chosen. */
export const clearFilters = (schema: AddressSchema, search: URLSearchParams): URLSearchParams =>
  changeListAddress(schema, search, Object.fromEntries(filterNames(schema).map((name) => [name, undefined])));
