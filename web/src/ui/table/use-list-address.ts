import { useId, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { FieldState } from '../field/field-props.ts';
import { stayFocused } from '../hooks/stay-focused.ts';
import { changeListAddress, clearFilters, isFiltered, readListAddress, type AddressSchema } from './list-address.ts';

/** A list's state, kept in the address: a reload, the way back and a shared link all show the same. */
export function useListAddress<Schema extends AddressSchema>(schema: Schema) {
  type Shown = z.output<Schema>;
  const [current] = useSearchParams();
  const [wished, wish] = useWishedSearch();
  const prefix = useId();
  // Fields and drawers follow a change at once; the rest belongs to the page, which loads a moment later.
  const filled = readListAddress(schema, wished);

  const hrefWith = (change: Partial<Shown>) => `?${changeListAddress(schema, wished, change).toString()}`;
  const change = (changes: Partial<Shown>) => wish(changeListAddress(schema, wished, changes));
  /** For a field component among the filters. */
  const field = <Name extends keyof Shown & string>(
    name: Name,
  ): FieldState<NonNullable<Shown[Name]>, Shown[Name] | undefined> => ({
    id: `${prefix}${name}`,
    name,
    value: filled[name] as NonNullable<Shown[Name]> | undefined,
    onChange: (value) => change({ [name]: value } as Partial<Shown>),
  });

  const clearHref = `?${clearFilters(schema, wished).toString()}`;
  const shown = readListAddress(schema, current);
  return { shown, wished: filled, field, change, hrefWith, isFiltered: isFiltered(schema, current), clearHref };
}

type Wish = { search: URLSearchParams; madeAtKey: string };

/** The last requested address: a page takes a moment to load, and a second filter may change meanwhile. */
function useWishedSearch(): [URLSearchParams, (search: URLSearchParams) => void] {
  const [current] = useSearchParams();
  const { key } = useLocation();
  const [wish, setWish] = useState<Wish>();
  const navigate = useNavigate();
  // Cleared in the same rendering as its page: until then the next filter must build upon the request, not upon the
  // page before. The page on which it was made may have the same address while another between the two is still
  // loading: a drawer reopened at once would close and lose its text.
  if (wish && key !== wish.madeAtKey && isSame(wish.search, current)) setWish(undefined);
  const go = async (search: URLSearchParams) => {
    setWish({ search, madeAtKey: key });
    await navigate({ search: search.toString() }, { replace: true, preventScrollReset: true, state: stayFocused });
    // Somebody has navigated away meanwhile; a later request stays.
    const isThere = isSame(search, new URLSearchParams(location.search));
    if (!isThere) setWish((newest) => (newest?.search === search ? undefined : newest));
  };
  return [wish?.search ?? current, (search) => void go(search)];
}

const isSame = (one: URLSearchParams, other: URLSearchParams) => one.toString() === other.toString();
