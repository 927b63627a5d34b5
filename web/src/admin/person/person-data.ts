import type { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import type { personCalls } from '@laine/contract/admin/person-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { NamedStation } from '../frame/station-filter.tsx';

export type PersonData = CallAnswer<typeof personCalls.person>;
export type PersonBookings = CallAnswer<typeof bookingCalls.adminBookings>;
export type LoadedPerson = { loaded: PersonData; bookings: PersonBookings; stations: NamedStation[] };

/** The newest; all of them are behind a link. */
export const bookingsInput = (personId: string) => ({ personId, offset: 0, limit: 10 });
