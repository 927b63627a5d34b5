import type { CallInput } from '@laine/contract/call.ts';
import { bookingCalls, type BookingQuote } from '@laine/contract/public/booking-calls.ts';
import type { Availability } from '@laine/contract/public/entities.ts';
import { call } from './call.ts';

export const getAvailability = (stationId: string, date: string, signal?: AbortSignal): Promise<Availability> =>
  call(bookingCalls.stationAvailability, { stationId, date }, signal);

/** Holds the boards and returns the payment page's URL. */
export async function openCheckout(wish: CallInput<typeof bookingCalls.checkout>): Promise<string> {
  const { url } = await call(bookingCalls.checkout, wish);
  return url;
}

/** Says if the door code can go to this number by SMS. */
export const judgePhone = (wish: CallInput<typeof bookingCalls.judgePhone>): Promise<{ getsSms: boolean }> =>
  call(bookingCalls.judgePhone, wish);

/** The price of a wish with the signed-in person's pass and gift card. */
export const getQuote = (
  wish: CallInput<typeof bookingCalls.quoteBooking>,
  signal?: AbortSignal,
): Promise<BookingQuote> => call(bookingCalls.quoteBooking, wish, signal);
