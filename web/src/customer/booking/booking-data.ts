import type { CallAnswer } from '@laine/contract/call.ts';
import type { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import type { reviewCalls } from '@laine/contract/public/review-calls.ts';

/** The booking page's data: a booking and its station. */
export type BookingData = CallAnswer<typeof bookingCalls.booking>;
export type Cancellation = CallAnswer<typeof bookingCalls.cancelBooking>;
export type ExtensionAnswer = CallAnswer<typeof bookingCalls.extendBooking>;
export type ReviewData = CallAnswer<typeof reviewCalls.myReview>;
