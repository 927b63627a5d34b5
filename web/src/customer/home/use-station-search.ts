import { useState } from 'react';

/** What is searched for stands in the address, so that whoever comes back from a station finds it again. */
export function useStationSearch(first: string) {
  const [search, setSearch] = useState(first);
  const change = (text: string) => {
    setSearch(text);
    const here = new URL(location.href);
    if (text) here.searchParams.set('search', text);
    else here.searchParams.delete('search');
    // The list is loaded without a visit to the page, which would ask for everything on it.
    history.replaceState(history.state, '', here);
  };
  return [search, change] as const;
}
