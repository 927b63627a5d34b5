import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { loadOrNotFound } from '../frame/load-or-not-found.ts';
import type { BookingData } from './booking-data.ts';

export const loadBooking = (call: Caller, bookingId: string): Promise<BookingData> =>
  loadOrNotFound(call(calls.adminBooking, { bookingId }));
