import type { Caller } from '@laine/contract/client.ts';
import { formatTag } from '@laine/contract/format-tag.ts';
import { listStations } from '@laine/contract/public/list-stations.ts';
import type { Locale } from '@laine/contract/states.ts';
import { hoursText } from '../../ui/station/hours-text.ts';
import { stationPrices } from '../../ui/station/station-prices.ts';
import { bookingRows } from './booking-rows.ts';
import { freeSteps } from './free-steps.ts';
import type { HomeCardData, StationCards } from './home-data.ts';

const fields = [
  'name',
  'locationText',
  'latitude',
  'longitude',
  'images',
  'status',
  'timeZone',
  'openTimeInSeconds',
  'closeTimeInSeconds',
  'openingPeriods',
  'daylightMarginInSeconds',
  'pricePerHourInCents',
  'startingFeeInCents',
  'bookingCount',
  'freeBoards',
  'rating',
] as const;

/** As many as fit on a few screens. */
const MORE_CARDS = 24;

type Visit = { call: Caller; locale: Locale; now: Temporal.Instant };
type Wish = { search?: string; near?: string; offset?: number; limit: number; ids?: string };

/** Cards of the stations found, in the reader's words, and the first hour's price at the cheapest of all found. */
export async function loadStationCards(
  visit: Visit,
  wish: Wish,
): Promise<StationCards & { lowestFirstHourInCents: number | null }> {
  const { stations, ...found } = await listStations(visit.call, [...fields, 'nextBookings'], wish);
  return { ...found, cards: stations.map((station) => card(station, station.nextBookings, visit)) };
}

/** What the home page asks for when it is open: more stations, or one station with all its bookings. */
export async function loadAskedCards(visit: Visit, query: URLSearchParams): Promise<StationCards> {
  const bookingsOf = query.get('bookingsOf');
  if (bookingsOf === null) {
    const offset = Number(query.get('offset') ?? 0);
    const [search, near] = [query.get('search'), query.get('near')];
    const wish = { ...(search !== null && { search }), ...(near !== null && { near }), offset, limit: MORE_CARDS };
    const { cards, total } = await loadStationCards(visit, wish);
    return { cards, total };
  }
  const { stations, total } = await listStations(visit.call, [...fields, 'bookings'], { ids: bookingsOf });
  return { cards: stations.map((station) => card(station, station.bookings, visit)), total };
}

type Card = Awaited<ReturnType<typeof listStations<(typeof fields)[number]>>>['stations'][number];

function card(station: Card, bookings: Parameters<typeof bookingRows>[0], { locale, now }: Visit): HomeCardData {
  const { id, name, locationText, status, latitude, longitude, bookingCount, freeBoards, rating } = station;
  const hours = hoursText(station, now, locale);
  const isOpenToday = freeBoards !== null && hours.opensAgain === null;
  return {
    id,
    name,
    locationText,
    status,
    image: station.images[0] ?? null,
    prices: stationPrices(station, locale),
    ...hours,
    rating: rating && { ...rating, stars: starsText(rating.stars, locale) },
    free: isOpenToday ? { since: now.toString(), steps: freeSteps(freeBoards, station, now, locale) } : null,
    place: { latitude, longitude },
    bookings: bookingRows(bookings, station.timeZone, locale),
    bookingCount,
  };
}

/** Making one for each card takes longer than the card. */
const starsFormats = new Map<Locale, Intl.NumberFormat>();

/** '4.8' */
function starsText(stars: number, locale: Locale): string {
  const format =
    starsFormats.get(locale) ??
    new Intl.NumberFormat(formatTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  starsFormats.set(locale, format);
  return format.format(stars);
}
