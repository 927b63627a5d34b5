import { z } from 'zod';
import { post } from '../call.ts';
import { Id, LockerNumber, Moment, StationId } from '../fields.ts';
import { BookingStatus, LockerStatus, StationStatus } from '../states.ts';

const stationName = z.string();

/** Something that was found. Of a customer it tells what the caller may see of the booking. */
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

/** From everywhere to everything. */
export const searchCalls = {
  /** What is looked for may name a person, so it travels in the body: addresses are kept in histories and logs. */
  search: post('admin', '/search', {
    access: 'staff-person',
    summary: 'Bookings by door code, phone, e-mail or id; people, stations and lockers by name',
    isCostly: true,
    body: z.object({ text: z.string().trim().min(1).max(100) }),
    answer: z.object({ hits: z.array(SearchHit) }),
  }),
};
