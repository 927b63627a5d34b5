import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { FieldState } from '../field/field-props.ts';
import { changeListAddress, clearFilters, isFiltered, readListAddress, type AddressSchema } from './list-address.ts';

/** What a list shows, kept in the address: a reload, the way back and a link sent to somebody all show the same. */
export function useListAddress<Schema extends AddressSchema>(schema: Schema) {
  type Shown = z.output<Schema>;
  const [search, setSearch] = useSearchParams();
  const prefix = useId();
  const shown = readListAddress(schema, search);

  const hrefWith = (change: Partial<Shown>) => `?${changeListAddress(schema, search, change).toString()}`;
  const change = (wish: Partial<Shown>) =>
    // From the newest address: two filters may change before the page is drawn again.
    setSearch((now) => changeListAddress(schema, now, wish), { replace: true, preventScrollReset: true });
  /** For a field component among the filters. */
  const field = <Name extends keyof Shown & string>(
    name: Name,
  ): FieldState<NonNullable<Shown[Name]>, Shown[Name] | undefined> => ({
    id: `${prefix}${name}`,
    name,
    value: shown[name] as NonNullable<Shown[Name]> | undefined,
    onChange: (value) => change({ [name]: value } as Partial<Shown>),
  });

  const clearHref = `?${clearFilters(schema, search).toString()}`;
  return { shown, field, change, hrefWith, isFiltered: isFiltered(schema, search), clearHref };
}
