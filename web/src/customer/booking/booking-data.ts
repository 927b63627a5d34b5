import type { CallAnswer } from '@laine/contract/call.ts';
import type { rentalCalls } from '@laine/contract/public/rental-calls.ts';

/** The booking page's data: a booking and its station. */
export type BookingData = CallAnswer<typeof rentalCalls.booking>;
export type Cancellation = CallAnswer<typeof rentalCalls.cancelBooking>;
