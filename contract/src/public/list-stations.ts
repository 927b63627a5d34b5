import type { CallInput } from '../call.ts';
import type { Caller } from '../client.ts';
import { stationCalls } from './station-calls.ts';
import type { StationPart } from './station-part.ts';

type Query = Omit<CallInput<typeof stationCalls.stations>, 'fields'>;

/** Asks for these fields only, and knows that they have come. */
export async function listStations<const F extends keyof StationPart>(
  call: Caller,
  fields: readonly F[],
  query: Query = {},
): Promise<{ stations: Pick<StationPart, F | 'id'>[]; total: number; lowestFirstHourInCents: number | null }> {
  const answer = await call(stationCalls.stations, { ...query, fields: fields.join(',') });
  const { stations, total = stations.length, lowestFirstHourInCents = null } = answer;
  return { stations: stations as Pick<StationPart, F | 'id'>[], total, lowestFirstHourInCents };
}
