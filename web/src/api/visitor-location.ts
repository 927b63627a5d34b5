import { rentalCalls } from '@laine/contract/public/rental-calls.ts';
import type { Place } from '@laine/rules/distance.ts';
import { call } from './call.ts';

export async function findVisitorLocation(signal: AbortSignal): Promise<Place | null> {
  const { location } = await call(rentalCalls.location, {}, signal);
  return location;
}
