import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import { useEffect, useState } from 'react';
import { fetchStationCards } from './fetch-station-cards.ts';
import type { StationCards } from './home-data.ts';

type Wish = { search: string; near: Place | null };

/**
 * The stations that are wished for: those that came with the page, as long as they are the same, or others that are
 * loaded. What was shown stays until its successor is there.
 */
export function useStationCards(first: StationCards & { search: string }, { search, near }: Wish) {
  const [loaded, setLoaded] = useState<{ key: string; list: StationCards }>();
  const [failedKey, setFailedKey] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const key = JSON.stringify([search, near]);
  const isFirst = near === null && search === first.search;

  const load = (signal?: AbortSignal) => {
    setFailedKey(undefined);
    return fetchStationCards({ search, near }, signal).then(
      (list) => setLoaded({ key, list }),
      () => signal?.aborted !== true && setFailedKey(key),
    );
  };

  useEffect(() => {
    if (isFirst || loaded?.key === key) return undefined;
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- only another wish is a reason to load again
  }, [key, isFirst]);

  const isThere = isFirst || loaded?.key === key;
  const list = loaded && (loaded.key === key || !isFirst) ? loaded.list : first;

  const addMore = async () => {
    setAdding(true);
    try {
      const { cards, total } = await fetchStationCards({ search, near, offset: list.cards.length });
      const known = new Set(list.cards.map(({ id }) => id));
      setLoaded({ key, list: { cards: [...list.cards, ...cards.filter(({ id }) => !known.has(id))], total } });
    } catch {
      setFailedKey(key);
    } finally {
      setAdding(false);
    }
  };

  return {
    list,
    /** The cards are still those of an earlier wish. */
    isLoading: !isThere && failedKey !== key,
    hasFailed: failedKey === key,
    isAdding,
    addMore,
    tryAgain: () => void (isThere ? addMore() : load()),
  };
}
