import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { listOf } from '../../ui/table/list-of.ts';

/** Only admins filter by person, from that person's page. */
export const bookingsList = listOf(bookingCalls.adminBookings, { filters: ['station', 'status', 'day', 'person'] });
