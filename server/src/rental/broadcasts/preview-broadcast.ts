import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { draftBroadcastSms } from '../../telling/notices/draft-broadcast-sms.ts';
import { unservedRefundInCents } from '../bookings/cancel-booking.ts';
import { listAdminBookings } from '../bookings/list-admin-bookings.ts';
import { findTouchedBookings } from '../closures/find-touched-bookings.ts';
import { type Concerned, countBoardsWithoutBooking, listConcerned } from './list-concerned.ts';
import { readBroadcastWish } from './read-broadcast-wish.ts';

/** The recipients and texts, the bookings that a closure would cancel, and the refunds. */
export async function previewBroadcast(
  deps: Deps,
  person: Person,
  wish: ParsedInput<typeof calls.previewBroadcast>,
): Promise<CallAnswer<typeof calls.previewBroadcast>> {
  const { query } = deps.db;
  const now = deps.now();
  const { stationId, kind, words, until, closes } = await readBroadcastWish(deps, person, wish);
  const station = await findBookingStation(query, stationId);
  if (!station) throw new Refusal('not-found');
  const closure = { lockerNumber: null, start: now, end: until };
  const cancels = closes ? (await findTouchedBookings(query, station, closure, now)).unservedIds : [];
  const concerned = markCancelled(await listConcerned(query, { stationId, until }, now), cancels);
  const bookingIds = concerned.map(({ bookingId }) => bookingId);
  const bookings = await listAdminBookings(deps, person, bookingIds);
  let backInCents = 0;
  for (const bookingId of cancels) backInCents += await unservedRefundInCents(query, bookingId, now);
  return {
    recipients: concerned.flatMap(({ bookingId, part, locale }) => {
      const booking = bookings.find(({ id }) => id === bookingId);
      return booking ? [{ part, locale, booking }] : [];
    }),
    bySms: concerned.filter(({ hasPhone }) => hasPhone).length,
    byEmail: concerned.filter(({ hasEmail }) => hasEmail).length,
    boardsWithoutBooking: await countBoardsWithoutBooking(query, stationId),
    cancels,
    backInCents,
    texts: await draftBroadcastSms(deps, {
      said: { kind, words, until },
      // Without readable facts nobody can book, so the id will do as its name.
      station: { name: station.facts?.name ?? stationId, timeZone: station.facts?.timeZone ?? 'UTC' },
      cancelledId: concerned.find(({ part }) => part === 'cancelled')?.bookingId,
    }),
  };
}

/** Somebody with a board out keeps it and is told to come ashore; a closure cancels the other bookings. */
const markCancelled = (concerned: Concerned[], cancels: string[]): Concerned[] =>
  concerned.map((one) =>
    one.part === 'coming' && cancels.includes(one.bookingId) ? { ...one, part: 'cancelled' } : one,
  );
