import type { CallInput } from '@laine/contract/call.ts';
import type { Availability } from '@laine/contract/public/entities.ts';
import { rentalCalls } from '@laine/contract/public/rental-calls.ts';
import { call } from './call.ts';

export const getAvailability = (stationId: string, date: string, signal?: AbortSignal): Promise<Availability> =>
  call(rentalCalls.stationAvailability, { stationId, date }, signal);

/** Holds the boards and answers where to pay. */
export async function openCheckout(wish: CallInput<typeof rentalCalls.checkout>): Promise<string> {
  const { url } = await call(rentalCalls.checkout, wish);
  return url;
}
