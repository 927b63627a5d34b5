import { stationCalls } from '@laine/contract/public/station-calls.ts';
import { call } from './call.ts';

export async function findVisitorLocation(signal: AbortSignal) {
  const { location } = await call(stationCalls.location, {}, signal);
  return location;
}
