import { stationCalls } from '@laine/contract/public/station-calls.ts';
import { call } from './call.ts';

export async function isStationActive(stationId: string): Promise<boolean> {
  const { station } = await call(stationCalls.station, { stationId });
  return station.status === 'active';
}
