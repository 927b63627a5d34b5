import type { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Day, Id, StationId } from '@laine/contract/fields.ts';
import { BookingStatus } from '@laine/contract/states.ts';
import { z } from 'zod';
import { Filter, PageNumber } from '../../ui/table/list-address.ts';
import { offsetOf } from '../../ui/table/paging.ts';

export const BOOKINGS_PER_PAGE = 50;

export const BookingsAddress = z.object({
  page: PageNumber,
  station: Filter(StationId),
  status: Filter(BookingStatus),
  day: Filter(Day),
  /** Whose; for admins, from the page of a person. */
  person: Filter(Id),
});
type ShownBookings = z.output<typeof BookingsAddress>;

export type BookingsAnswer = CallAnswer<typeof bookingCalls.adminBookings>;
export type ListedBooking = BookingsAnswer['bookings'][number];

export const inputOf = ({
  page,
  station,
  status,
  day,
  person,
}: ShownBookings): CallInput<typeof bookingCalls.adminBookings> => ({
  ...(station !== undefined && { stationId: station }),
  ...(status !== undefined && { status }),
  ...(day !== undefined && { day }),
  ...(person !== undefined && { personId: person }),
  offset: offsetOf(page, BOOKINGS_PER_PAGE),
  limit: BOOKINGS_PER_PAGE,
});
