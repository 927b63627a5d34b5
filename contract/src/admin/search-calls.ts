import { z } from 'zod';
import { post } from '../call.ts';
import { Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { BookingStatus, LockerStatus, StationStatus } from '../states.ts';

const stationName = z.string();

/** For a customer, only what the caller may see of the booking. */
export const SearchHit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('booking'),
    bookingId: Id,
    stationName,
    timeZone: z.string(),
    name: z.string(),
    phone: z.string(),
    start: Moment,
    status: BookingStatus,
  }),
  z.object({ kind: z.literal('person'), personId: Id, name: z.string(), email: z.string() }),
  z.object({ kind: z.literal('station'), stationId: StationId, stationName, status: StationStatus }),
  z.object({
    kind: z.literal('locker'),
    stationId: StationId,
    stationName,
    lockerNumber: LockerNumber,
    status: LockerStatus,
  }),
]);
export type SearchHit = z.infer<typeof SearchHit>;

/** Searches everything from every page. */
export const searchCalls = {
  /** The query may name a person, so it travels in the body: addresses end up in histories and logs. */
  search: post('admin', '/search', {
    access: 'staff-person',
    summary: 'Bookings by door code, phone, e-mail or id; people, stations and lockers by name',
    isCostly: true,
    body: z.object({ text: z.string().trim().min(1).max(100) }),
    answer: z.object({ hits: z.array(SearchHit) }),
  }),
};
