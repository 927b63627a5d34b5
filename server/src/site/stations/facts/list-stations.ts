import type { Station, StationWithBookings } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Principal } from '../../../ground/principal.ts';
import { runs } from '../../../ground/principal.ts';
import { listBoardTimes } from '../list-board-times.ts';
import type { StationRow, UpcomingBooking } from '../station-store.ts';
import { findStationRow, listStationRows, listUpcomingBookings } from '../station-store.ts';
import { presentStation } from './present-station.ts';

/** The home page's stations: those that the viewer may see, with upcoming paid bookings. */
export async function listStations(deps: Deps, viewer: Principal): Promise<StationWithBookings[]> {
  const [rows, upcoming] = [
    await listStationRows(deps.db.query),
    await listUpcomingBookings(deps.db.query, deps.now()),
  ];
  const own = upcoming.filter((booking) => isOwn(booking, viewer)).map(({ id }) => id);
  const timesOf = await listBoardTimes(deps.db.query, own);
  const bookingsOf = Map.groupBy(upcoming, (booking) => booking.stationId);
  return rows
    .filter((row) => isPublic(row) || runs(viewer, row.id))
    .map((row) => ({
      ...presentStation(row),
      bookings: (bookingsOf.get(row.id) ?? []).map((booking) => ({
        ...summarise(booking, viewer),
        ...(timesOf.has(booking.id) && { times: timesOf.get(booking.id) }),
      })),
    }));
}

/** Excludes hidden stations and new ones without facts. Facts are stored only once they're valid. */
const isPublic = ({ status, metadata }: StationRow) => status !== 'hidden' && Object.keys(metadata).length > 0;

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

const isOwn = ({ accountId }: UpcomingBooking, viewer: Principal) =>
  viewer.kind === 'person' && viewer.account.id === accountId;

const summarise = (booking: UpcomingBooking, viewer: Principal) => ({
  id: booking.id,
  metadata: { start: booking.start.toString(), end: booking.end.toString(), count: String(booking.count) },
  own: isOwn(booking, viewer),
});
