import { rentalCalls } from '@laine/contract/public/rental-calls.ts';
import { call } from './call.ts';

export async function findVisitorLocation(signal: AbortSignal) {
  const { location } = await call(rentalCalls.location, {}, signal);
  return location;
}
