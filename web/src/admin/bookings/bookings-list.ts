import { bookingCalls } from '@laine/contract/admin/booking-calls.ts';
import { listOf } from '../../ui/table/list-of.ts';

/** Whose they are only admins ask, from the page of a person. */
export const bookingsList = listOf(bookingCalls.adminBookings, { filters: ['station', 'status', 'day', 'person'] });
