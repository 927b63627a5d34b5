import { useState } from 'react';
import { useLocation } from 'react-router';

/** What is searched for stands in the address, so that whoever comes back from a station finds it again. */
export function useStationSearch(first: string) {
  const { key, search: query } = useLocation();
  const [{ search, madeAtKey }, setSearch] = useState({ search: first, madeAtKey: key });
  // A link to all stations, such as the header's, ends a search.
  if (key !== madeAtKey) setSearch({ search: new URLSearchParams(query).get('search') ?? '', madeAtKey: key });
  const change = (text: string) => {
    setSearch({ search: text, madeAtKey: key });
    const here = new URL(location.href);
    if (text) here.searchParams.set('search', text);
    else here.searchParams.delete('search');
    // The list is loaded without a visit to the page, which would ask for everything on it.
    history.replaceState(history.state, '', here);
  };
  return [search, change] as const;
}
