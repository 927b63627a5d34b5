import { paths } from '@laine/contract/paths.ts';
import type { Place } from '@laine/rules/people/distance-in-metres.ts';
import type { StationCards } from './home-data.ts';

/** A few metres: nobody needs to tell more to learn what is near. */
const PLACE_DIGITS = 4;

type Wish = { search?: string; near?: Place | null; offset?: number; bookingsOf?: string };

/** Cards that the page didn't come with, in the language of the page. */
export async function fetchStationCards(wish: Wish, signal?: AbortSignal): Promise<StationCards> {
  const { search = '', near = null, offset = 0, bookingsOf } = wish;
  const address = paths.stationCards({
    ...(search && { search }),
    ...(near && { near: `${near.latitude.toFixed(PLACE_DIGITS)},${near.longitude.toFixed(PLACE_DIGITS)}` }),
    ...(offset > 0 && { offset: String(offset) }),
    ...(bookingsOf !== undefined && { bookingsOf }),
    lang: document.documentElement.lang,
  });
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`station cards: ${answer.status}`);
  return (await answer.json()) as StationCards;
}
