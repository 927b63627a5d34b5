import type { Brand } from '@laine/contract/brand.ts';
import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Availability, BookingRow, User } from '@laine/contract/public/entities.ts';
import { Station } from '@laine/contract/public/entities.ts';
import { listStations } from '@laine/contract/public/list-stations.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { LegalFacts } from '@laine/legal/legal-facts.ts';
import { safetyLines } from '@laine/legal/safety-lines.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import { DATE_CHOICES } from '@laine/rules/constants.ts';
import { distanceInMetres } from '@laine/rules/people/distance-in-metres.ts';
import { openDates } from '@laine/rules/time/open-dates.ts';
import { defaultSlot } from '@laine/rules/time/slot-choice.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import { loadI18n } from '../../i18n/load-i18n.ts';
import { longDateText, timeText } from '../../i18n/moments.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { hoursText } from '../../ui/station/hours-text.ts';
import { stationPrices } from '../../ui/station/station-prices.ts';
import { distanceText } from '../home/distance-text.ts';
import { dateWords } from './date-words.ts';
import { drawMapPicture } from './map/map-picture.server.ts';
import type {
  DayAvailability,
  NearStation,
  OpeningWish,
  OwnBooking,
  StationChoice,
  StationData,
  StationPass,
  StationViewer,
} from './station-data.ts';
import { dayClosures } from './timeline/day-closures.ts';

type StationVisit = {
  call: Caller;
  locale: Locale;
  now: Temporal.Instant;
  brand: Brand;
  legalFacts: LegalFacts;
  mapStyleUrl: string | null;
};

export async function loadStation(stationId: string, visit: StationVisit): Promise<StationData> {
  const { call, locale, now, brand, legalFacts, mapStyleUrl } = visit;
  const station = await getStation(call, stationId);
  const [viewer, recentBookings, bookableStations, availability, i18n] = await Promise.all([
    findViewer(call, brand.contactEmail, station),
    listRecentBookings(call),
    listActive(call, station),
    findFirstDay(call, station, now),
    loadI18n(locale, 'customer'),
  ]);
  const today = dateIn(station.timeZone, now);
  const shut = shutBy(station, availability, now, locale);
  const isOpen = hasTimes(station, now) && !shut;
  const [nearStations, openingWish] = isOpen
    ? [[], null]
    : await Promise.all([listNear(call, station, now, locale), findOpeningWish(call, station, viewer)]);
  return {
    station,
    now: now.toString(),
    viewer,
    ownBookings: ownBookings(recentBookings, stationId, now),
    terms: { version: TERMS_VERSION, changedSince: termsChangedSince(recentBookings, station.timeZone, locale) },
    safetyLines: safetyLines[locale],
    bookableStations,
    nearStations,
    // One date more than selectable, because midnight may pass while the page is open.
    dateWords: Array.from({ length: DATE_CHOICES + 1 }, (_, days) => dateWords(today.add({ days }), locale)),
    availability,
    ...hoursText(station, now, locale),
    shut,
    openingWish,
    prices: stationPrices(station, locale),
    offersPaypal: legalFacts.paypal,
    mapPicture: drawMapPicture(station, (name) => i18n._(name)),
    mapStyleUrl,
  };
}

/** An unknown, hidden or malformed station leads to the 404 page. */
async function getStation(call: Caller, stationId: string): Promise<Station> {
  try {
    const { station } = await call(calls.station, { stationId });
    return station;
  } catch (cause) {
    const status = declinedStatus(cause);
    if (status === 404 || status === 400) throw notFound();
    throw cause;
  }
}

/** Any answer but 200 means signed out (docs/product.md, section 8). */
async function findViewer(call: Caller, contactEmail: string, station: Station): Promise<StationData['viewer']> {
  try {
    const { user } = await call(calls.me);
    if (!user) return null;
    const pass = await findStationPass(call, station);
    const { id, phone = '', owesInCents } = user;
    return { id, phone, owesInCents, cannotBook: cannotBook(user, contactEmail), pass };
  } catch {
    return null;
  }
}

/** A pass that cannot be read is not offered; the server takes it off all the same. */
async function findStationPass(call: Caller, { id, country }: Station): Promise<StationPass | null> {
  try {
    const { passes } = await call(calls.myPasses);
    const held = passes.find(({ status }) => status === 'active');
    if (!held?.startsAt || !held.endsAt) return null;
    const isHere = held.stationIds.length > 0 ? held.stationIds.includes(id) : held.country === country;
    return isHere ? { name: held.name, startsAt: held.startsAt, endsAt: held.endsAt } : null;
  } catch {
    return null;
  }
}

function cannotBook({ suspended, removedOn }: User, contactEmail: string): StationViewer['cannotBook'] {
  if (suspended) return { because: 'suspended', suspended, contactEmail };
  return removedOn === undefined ? null : { because: 'leaving' };
}

const RECENT = 10;

/** Newest first. A visitor has none. */
async function listRecentBookings(call: Caller): Promise<BookingRow[]> {
  try {
    const { bookings } = await call(calls.myBookings, { limit: RECENT });
    return bookings;
  } catch {
    return [];
  }
}

/** A customer back from the payment page must neither lose nor pay twice for their booking. */
const ownBookings = (bookings: BookingRow[], stationId: string, now: Temporal.Instant): OwnBooking[] =>
  bookings
    .filter(({ status, metadata }) => status !== 'expired' && metadata.stationId === stationId)
    .filter(({ metadata }) => Date.parse(metadata.end) > now.epochMilliseconds)
    .map(({ id, status, metadata: { start, end, count } }) => {
      return { id, isPaid: status === 'complete', start, end, count: Number(count) };
    });

/** Null for a viewer who knows the current terms, or has never agreed to any. */
function termsChangedSince([newest]: BookingRow[], timeZone: string, locale: Locale): string | null {
  if (!newest || newest.agreedTerms.version === TERMS_VERSION) return null;
  return longDateText(newest.agreedTerms.at, timeZone, locale);
}

/** For the form's select: the nearest of a large network. */
const MAX_BOOKABLE = 100;

/** Nearest first. When the list cannot be read, the form offers its own station only. */
async function listActive(call: Caller, here: Station): Promise<StationChoice[]> {
  try {
    const { stations } = await listStations(call, ['name', 'status'], { near: placeText(here), limit: MAX_BOOKABLE });
    return stations.filter(({ status }) => status === 'active').map(({ id, name }) => ({ id, name }));
  } catch {
    return [];
  }
}

const placeText = ({ latitude, longitude }: Station) => `${latitude.toFixed(6)},${longitude.toFixed(6)}`;

const hasTimes = (station: Station, now: Temporal.Instant): boolean =>
  station.status === 'active' && typeof defaultSlot(station, now) !== 'string';

const MAX_NEAR = 3;
/** Farther than this, nobody goes for a paddle. */
const MAX_NEAR_METRES = 100_000;
/** In winter a whole network may be closed: the hours of 300 stations take 60 ms, those of 20 take 4. */
const MAX_COMPARED = 20;

/** Ways on from a station without times. One that has none either would be no way on. */
async function listNear(call: Caller, here: Station, now: Temporal.Instant, locale: Locale): Promise<NearStation[]> {
  try {
    const query = { near: placeText(here), limit: MAX_COMPARED };
    const { stations } = await listStations(call, Object.keys(Station.shape) as (keyof Station)[], query);
    return stations
      .map((station) => ({ station, metres: distanceInMetres(here, station) }))
      .filter(({ station, metres }) => station.id !== here.id && metres <= MAX_NEAR_METRES && hasTimes(station, now))
      .slice(0, MAX_NEAR)
      .map(({ station: { id, name }, metres }) => ({ id, name, distance: distanceText(metres, locale) }));
  } catch {
    return [];
  }
}

/** Closures that touch the first day and leave no date of the next ones open. */
function shutBy(
  station: Station,
  availability: DayAvailability | null,
  now: Temporal.Instant,
  locale: Locale,
): StationData['shut'] {
  const closures = availability ? dayClosures(availability.free) : [];
  const last = closures.toSorted((one, other) => Temporal.Instant.compare(one.end, other.end)).at(-1);
  if (!last || openDates(station, closures, now).length > 0) return null;
  const { long } = dateWords(dateIn(station.timeZone, last.end), locale);
  return { kind: last.kind, until: `${long}, ${timeText(last.end.toString(), station.timeZone)}` };
}

/** Nobody waits for a station that only its staff can see. */
async function findOpeningWish(
  call: Caller,
  { id: stationId, status }: Station,
  viewer: StationViewer | null,
): Promise<OpeningWish | null> {
  if (status === 'hidden' || viewer?.cannotBook) return null;
  if (!viewer) return { email: null, isWished: false };
  return call(calls.openingWish, { stationId }).catch(() => null);
}

/** Loaded here so that the first paint shows the timeline. If it fails, the browser loads it. */
async function findFirstDay(call: Caller, station: Station, now: Temporal.Instant): Promise<DayAvailability | null> {
  const slot = defaultSlot(station, now);
  if (station.status !== 'active' || typeof slot === 'string') return null;
  const date = dateIn(station.timeZone, slot.start).toString();
  try {
    const free: Availability = await call(calls.stationAvailability, { stationId: station.id, date });
    return { date, free };
  } catch {
    return null;
  }
}
