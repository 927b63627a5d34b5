import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Availability, BookingSummary, Station } from '@laine/contract/public/entities.ts';
import type { StationPart } from '@laine/contract/public/station-part.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { distanceInMetres } from '@laine/rules/people/distance-in-metres.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Principal } from '../../../ground/principal.ts';
import { runs } from '../../../ground/principal.ts';
import { type BoardTimes, listBoardTimes } from '../list-board-times.ts';
import type { UpcomingBooking } from '../station-store.ts';
import { findStationRow } from '../station-store.ts';
import { foldWords } from './fold-words.ts';
import { isPublic, type ListedStation, type StationList } from './open-station-list.ts';
import { presentStation } from './present-station.ts';

type Wish = ParsedInput<typeof calls.stations>;

export type ReadFreeBoards = (deps: Deps, stations: readonly Station[]) => Promise<ReadonlyMap<string, Availability>>;
type Sources = { list: StationList; readFreeBoards: ReadFreeBoards };

export const isPartAsked = (wish: Wish): boolean => Object.values(wish).some((value) => value !== undefined);

/** The stations that the viewer may see, with upcoming paid bookings; all of them, or those that are asked for. */
export async function listStations(
  deps: Deps,
  sources: Sources,
  viewer: Principal,
  wish: Wish,
): Promise<CallAnswer<typeof calls.stations>> {
  const visible = (await sources.list.read()).filter((listed) => listed.isPublic || runs(viewer, listed.station.id));
  if (!isPartAsked(wish)) return { stations: await tell(deps, sources, visible, viewer) };
  const found = find(visible, wish);
  const { offset = 0, fields, limit = isLong(fields) ? MOST_WITH_BOOKINGS : found.length } = wish;
  return {
    stations: await tell(deps, sources, found.slice(offset, offset + limit), viewer, fields),
    total: found.length,
    lowestFirstHourInCents: lowestOf(found),
  };
}

/** A part is written anew for each asker: 3,000 stations with ten bookings kept everybody waiting for half a second. */
const MOST_WITH_BOOKINGS = 100;

const isLong = (fields: Wish['fields']) =>
  fields === undefined || fields.some((field) => ['bookings', 'nextBookings', 'freeBoards'].includes(field));

function find(visible: ListedStation[], { ids, search, within, near }: Wish): ListedStation[] {
  const words = search === undefined ? [] : foldWords(search);
  if (search !== undefined && words.length === 0) return [];
  const found = visible.filter(
    ({ station, searched }) =>
      (!ids || ids.includes(station.id)) &&
      words.every((word) => searched.includes(` ${word}`)) &&
      (!within || isIn(within, station)),
  );
  if (!near) return found;
  return found
    .map((listed) => ({ listed, metres: distanceInMetres(near, listed.station) }))
    .toSorted((one, other) => one.metres - other.metres)
    .map(({ listed }) => listed);
}

/** A box whose west is more than its east crosses the date line. */
const isIn = ({ south, west, north, east }: NonNullable<Wish['within']>, { latitude, longitude }: Station) =>
  south <= latitude &&
  latitude <= north &&
  (west <= east ? west <= longitude && longitude <= east : west <= longitude || longitude <= east);

function lowestOf(found: readonly ListedStation[]): number | null {
  let lowest: number | null = null;
  for (const { firstHourInCents } of found)
    if (firstHourInCents !== null && (lowest === null || firstHourInCents < lowest)) lowest = firstHourInCents;
  return lowest;
}

/** Own bookings are marked, with the times of their boards. */
async function tell(deps: Deps, sources: Sources, listed: ListedStation[], viewer: Principal, fields?: Wish['fields']) {
  const accountId = viewer.kind === 'person' ? viewer.account.id : undefined;
  const own = listed.flatMap(({ bookings }) => bookings.filter((booking) => booking.accountId === accountId));
  const timesOf = await listBoardTimes(
    deps.db.query,
    own.map(({ id }) => id),
  );
  const ownIds = new Set(own.map(({ id }) => id));
  const summarise = (booking: UpcomingBooking) =>
    summariseBooking(booking, ownIds.has(booking.id), timesOf.get(booking.id));
  const stations = listed.map(({ station }) => station);
  const free = fields?.includes('freeBoards') ? await sources.readFreeBoards(deps, stations) : undefined;
  return listed.map(({ station, bookings }) => {
    if (!fields) return { ...station, bookings: bookings.map(summarise) };
    const derived = {
      bookings: () => bookings.map(summarise),
      nextBookings: () => bookings.slice(0, NEXT).map(summarise),
      bookingCount: () => bookings.length,
      freeBoards: () => free?.get(station.id) ?? null,
      rating: () => sources.list.ratingOf(station.id),
    };
    const part: Partial<StationPart> = {};
    for (const field of fields)
      Object.assign(part, {
        [field]: field in derived ? derived[field as keyof typeof derived]() : station[field as keyof Station],
      });
    return { ...part, id: station.id };
  });
}

const NEXT = 3;

export const summariseBooking = (booking: UpcomingBooking, own = false, times?: BoardTimes): BookingSummary => ({
  id: booking.id,
  metadata: { start: booking.start.toString(), end: booking.end.toString(), count: String(booking.count) },
  own,
  ...(times && { times }),
});

/** A station that is not public exists only for its own staff. */
export async function getStation(
  deps: Deps,
  viewer: Principal,
  { stationId }: { stationId: string },
): Promise<Station> {
  const row = await findStationRow(deps.db.query, stationId);
  if (!row || !(isPublic(row) || runs(viewer, row.id))) throw new Refusal('not-found');
  return presentStation(row);
}

/** For a caller who may see the booking: a station hidden or closed since then still holds their boards. */
export async function getStationOfBooking(deps: Deps, stationId: string): Promise<Station> {
  const row = await findStationRow(deps.db.query, stationId);
  if (!row) throw new Refusal('not-found');
  return presentStation(row);
}
