import type { CallInput } from '@laine/contract/call.ts';
import type { Availability } from '@laine/contract/public/entities.ts';
import { bookingCalls } from '@laine/contract/public/booking-calls.ts';
import { call } from './call.ts';

export const getAvailability = (stationId: string, date: string, signal?: AbortSignal): Promise<Availability> =>
  call(bookingCalls.stationAvailability, { stationId, date }, signal);

/** Holds the boards and answers where to pay. */
export async function openCheckout(wish: CallInput<typeof bookingCalls.checkout>): Promise<string> {
  const { url } = await call(bookingCalls.checkout, wish);
  return url;
}
